// A file server for one folder on this machine alone: just enough for a page and its files.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What the page's own policy cannot say: nobody may put it into a frame. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

/** The file that an address means, or null when it leaves the folder. */
export function fileOf(folder: string, address: string): string | null {
  const path = addressPath(address);
  if (path === null) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(join(folder, '/')) ? file : null;
}

function addressPath(address: string): string | null {
  try {
    const path = decodeURIComponent(address.split(/[?#]/)[0]!);
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}

/** What may have to be made before the file at this address is there. */
export type Prepare = (address: string) => Promise<void>;

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = request.url ?? '/';
  const file = fileOf(site.folder, address);
  await site.prepare(address);
  const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
  if (file === null || stats === undefined || !stats.isFile()) {
    refuse(response, 404, 'there is no such file');
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...HEADERS, 'Content-Type': type, 'Content-Length': stats.size });
  if (request.method === 'HEAD') response.end();
  else sendFile(file, response);
}

function sendFile(file: string, response: ServerResponse): void {
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

interface Site {
  readonly folder: string;
  readonly prepare: Prepare;
}

function hear(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'this server only shows files');
    return;
  }
  answer(site, request, response).catch((error: unknown) => {
    process.stderr.write(`zeitnot: ${request.url}: ${String(error)}\n`);
    refuse(response, 500, 'this could not be made; the server says why');
  });
}

/** Resolves with the server when it listens; rejects when the port is taken or not ours. */
export async function serveFolder(
  folder: string,
  port: number,
  prepare: Prepare = async () => {},
): Promise<Server> {
  const site = { folder, prepare };
  const server = createServer((request, response) => hear(site, request, response));
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
}
