import { describe, expect, it } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import type { LocalCopy } from './copyStorage.ts';
import { LocalCopies } from './LocalCopies.ts';

const copy = (id: string, title: string): LocalCopy => ({
  id,
  at: '2026-11-22T10:00:00.000Z',
  changes: { title },
  base: { title: '' },
  unconfirmed: null,
});

// jsdom has none; copies are JSON.
Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

describe('copies in the browser', () => {
  it('survive the visit that wrote them, one of each draft', async () => {
    const visit = new LocalCopies();
    await visit.put(copy('1', 'A'));
    await visit.put(copy('1', 'AB'));
    await visit.put(copy('2', 'B'));
    await visit.remove('2');
    const next = new LocalCopies();
    expect(await next.get('1')).toEqual(copy('1', 'AB'));
    expect(await next.get('2')).toBeUndefined();
  });

  it('are kept again after the browser refused once', async () => {
    const copies = new LocalCopies();
    const factory = new IDBFactory();
    const refusing = {
      open: () => {
        throw new DOMException('Refused', 'UnknownError');
      },
    };
    Object.assign(globalThis, { indexedDB: refusing });
    await expect(copies.put(copy('1', 'A'))).rejects.toThrow('Refused');
    Object.assign(globalThis, { indexedDB: factory });
    await copies.put(copy('1', 'A'));
    expect(await copies.get('1')).toEqual(copy('1', 'A'));
  });

  it('survive a page that ends before IndexedDB has them', async () => {
    new LocalCopies().putAtOnce({ ...copy('3', 'Left'), account: 'user-1' });
    const next = new LocalCopies();
    expect(await next.get('3')).toMatchObject({ changes: { title: 'Left' } });
    expect((await next.of('user-1')).map(({ id }) => id)).toEqual(['3']);
    await next.remove('3');
    expect(await next.get('3')).toBeUndefined();
  });

  it('give way to later ones only', async () => {
    const copies = new LocalCopies();
    await copies.put({ ...copy('4', 'Earlier'), at: '2026-11-22T09:59:59.000Z' });
    copies.putAtOnce({ ...copy('4', 'Left'), unconfirmed: { title: 'Left' } });
    await copies.put(copy('4', 'Left'));
    expect(await copies.get('4')).toMatchObject({ unconfirmed: { title: 'Left' } });
    await copies.put({ ...copy('4', 'Later'), at: '2026-11-22T10:00:01.000Z' });
    expect(await new LocalCopies().get('4')).toMatchObject({ changes: { title: 'Later' } });
  });

  it('are not missed in a browser without room', async () => {
    const copies = new LocalCopies();
    copies.putAtOnce(copy('5', 'x'.repeat(6_000_000)));
    expect(await copies.get('5')).toBeUndefined();
  });
});
