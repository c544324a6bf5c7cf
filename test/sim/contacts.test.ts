// Contacts keep the moment of each edge, in order, and bounce in ways that a seed repeats.

import { Key } from '../../hal/hal';
import type { Edge } from '../../hal/hal';
import { bounce, createContacts, setContact, takeContactEdge } from '../../sim/contacts';
import { createRandom } from '../../sim/prng';

test('edges are taken oldest first with their own stamps', () => {
  const contacts = createContacts();
  const edge: Edge = { key: Key.Left, closed: false, atMs: 0 };
  setContact(contacts, { key: Key.Right, closed: true, atMs: 5 });
  setContact(contacts, { key: Key.Left, closed: true, atMs: 9 });
  expect(takeContactEdge(contacts, 20, edge)).toBe(true);
  expect(edge).toEqual({ key: Key.Right, closed: true, atMs: 5 });
  expect(takeContactEdge(contacts, 20, edge)).toBe(true);
  expect(edge).toEqual({ key: Key.Left, closed: true, atMs: 9 });
  expect(takeContactEdge(contacts, 20, edge)).toBe(false);
});

test('an edge younger than what is visible waits, also over a wrap of the counter', () => {
  const contacts = createContacts();
  const edge: Edge = { key: Key.Left, closed: false, atMs: 0 };
  setContact(contacts, { key: Key.Left, closed: true, atMs: -0x80000000 });
  expect(takeContactEdge(contacts, 0x7fffffff, edge)).toBe(false);
  expect(takeContactEdge(contacts, -0x80000000, edge)).toBe(true);
});

test('a contact that is closed already makes no edge', () => {
  const contacts = createContacts();
  expect(setContact(contacts, { key: Key.Plus, closed: true, atMs: 1 })).toBe(true);
  expect(setContact(contacts, { key: Key.Plus, closed: true, atMs: 2 })).toBe(false);
  expect(contacts.waiting).toHaveLength(1);
});

test('a bounce begins at once, ends at the wanted level within 12 ms and alternates', () => {
  const random = createRandom(3);
  for (let i = 0; i < 200; i++) {
    const edges = bounce(random, true);
    expect(edges[0]).toEqual({ closed: true, afterMs: 0 });
    expect(edges.at(-1)!.closed).toBe(true);
    expect(edges.at(-1)!.afterMs).toBeLessThanOrEqual(12);
    expect(edges.every((edge, n) => edge.closed === (n % 2 === 0))).toBe(true);
  }
});

test('one seed makes one sequence, another seed another', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => JSON.stringify(bounce(random, false))).join();
  };
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});
