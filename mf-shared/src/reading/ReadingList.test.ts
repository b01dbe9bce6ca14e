import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postSummary } from '../testing/postSummary.ts';
import { ReadingList } from './ReadingList.ts';
import { readingLine } from './readingLine.ts';

const now = new Date('2026-06-15T12:00:00Z');
const line = (id: string) => readingLine(postSummary({ id, name: `Post ${id}`, urlPath: `/post-${id}` }), now);
const entry = 'marquee.reading.1';
const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);

/** A storage with room for `room` characters. */
function storageOf(room: number): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException('No room', 'QuotaExceededError');
      entries.set(name, text);
    },
  } as Storage;
}

describe('the reading list', () => {
  let list: ReadingList;
  beforeEach(() => {
    localStorage.clear();
    list = new ReadingList(() => localStorage);
  });

  it('keeps saved posts, newest first, each once', () => {
    for (const id of ['1', '2', '1']) list.save(line(id));
    expect(namesOf(new ReadingList(() => localStorage).read().saved)).toEqual(['Post 1', 'Post 2']);
    list.unsave('1');
    expect(namesOf(list.read().saved)).toEqual(['Post 2']);
    list.clearSaved();
    expect(list.read().saved).toEqual([]);
  });

  it('keeps enough of a post for a card', () => {
    list.save(line('7'));
    expect(list.read().saved[0]).toEqual({
      id: '7',
      name: 'Post 7',
      subtitle: 'On Friday she turns it off.',
      urlPath: '/post-7',
      image: { public_id: 'demo/projectionist', width: 1800, height: 1200 },
      author: 'Imogen Varga',
      at: '2026-06-15T12:00:00.000Z',
    });
  });

  it('keeps the history separately, and deletes it when it is turned off', () => {
    list.recordRead(line('1'));
    list.recordRead(line('2'));
    list.removeFromHistory('1');
    expect(namesOf(list.read().history)).toEqual(['Post 2']);
    list.setKeepsHistory(false);
    list.recordRead(line('3'));
    expect(list.read()).toMatchObject({ history: [], keepsHistory: false });
    list.setKeepsHistory(true);
    list.recordRead(line('4'));
    expect(namesOf(list.read().history)).toEqual(['Post 4']);
    list.clearHistory();
    expect(list.read().history).toEqual([]);
  });

  it('has a size limit', () => {
    for (let id = 0; id < 130; id += 1) {
      list.save(line(String(id)));
      list.recordRead(line(String(id)));
    }
    expect(list.read().saved).toHaveLength(100);
    expect(list.read().history).toHaveLength(50);
    expect(list.read().saved[0]?.name).toBe('Post 129');
    expect(readingLine(postSummary({ name: 'x'.repeat(9_000) }), now).name).toHaveLength(300);
  });

  it('stays the same object until something changes in this or another tab', () => {
    list.save(line('1'));
    const before = list.read();
    expect(list.read()).toBe(before);
    new ReadingList(() => localStorage).save(line('2'));
    expect(namesOf(list.read().saved)).toEqual(['Post 2', 'Post 1']);
  });

  it('notifies listeners of changes here and in other tabs', () => {
    const listener = jest.fn();
    const stop = list.subscribe(listener);
    list.save(line('1'));
    window.dispatchEvent(new StorageEvent('storage', { key: entry }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    list.save(line('2'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    'not JSON',
    'null',
    '[]',
    '"text"',
    '{"saved":7,"history":{}}',
    '{"saved":[null,7,{},{"id":1}]}',
    JSON.stringify({ saved: [{ ...line('1'), urlPath: 'javascript:alert(1)' }] }),
    JSON.stringify({ saved: [{ ...line('1'), urlPath: '//elsewhere.example' }] }),
    JSON.stringify({ saved: [{ ...line('1'), image: { public_id: 7 } }] }),
  ])('ignores %s', (text) => {
    localStorage.setItem(entry, text);
    expect(list.read()).toEqual({ saved: [], history: [], keepsHistory: true, isKept: true });
    list.save(line('2'));
    expect(namesOf(list.read().saved)).toEqual(['Post 2']);
  });

  it('drops the history if there is no room, and keeps saved posts', () => {
    const full = new ReadingList(() => storageOfRoom);
    const storageOfRoom = storageOf(1_500);
    for (const id of ['1', '2', '3']) full.recordRead(line(id));
    full.save(line('4'));
    full.save(line('5'));
    full.save(line('6'));
    full.save(line('7'));
    expect(full.read()).toMatchObject({ history: [], isKept: true });
    expect(namesOf(full.read().saved)).toEqual(['Post 7', 'Post 6', 'Post 5', 'Post 4']);
  });

  it.each([
    ['full', () => storageOf(10)],
    [
      'forbidden',
      () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    ],
  ])('lasts as long as the page where storage is %s', (_, storage) => {
    const short = new ReadingList(storage);
    short.save(line('1'));
    short.save(line('2'));
    expect(namesOf(short.read().saved)).toEqual(['Post 2', 'Post 1']);
    expect(short.read().isKept).toBe(false);
  });
});
