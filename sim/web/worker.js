// Keeps the files of the page, so that a page that was loaded once opens without a network. What a
// server has is newer than what was kept, so the server is asked first.
'use strict';

const KEPT = 'zeitnot';
const FILES = ['./', 'page.js', 'page-style.css', 'icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});

// The page that brought the worker is served by it at once: the boards it asks for are kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function answer(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await kept.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const old = await kept.match(request, { ignoreSearch: true });
    if (old === undefined) throw error;
    return old;
  }
}

self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (isOurs && event.request.method === 'GET') event.respondWith(answer(event.request));
});
