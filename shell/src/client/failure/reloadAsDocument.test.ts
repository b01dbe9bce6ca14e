import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ReloadableWindow, reloadAsDocument } from './reloadAsDocument.ts';

const reload = jest.fn();
const stored = new Map<string, string>();
const start = 1_000_000;

/** Creates a tab that loaded the document of an address at a given time. */
const tab = (pathname: string, timeOrigin = 0): ReloadableWindow => ({
  location: { pathname, search: '', reload },
  sessionStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  },
  performance: { timeOrigin },
});

beforeEach(() => {
  reload.mockClear();
  stored.clear();
});

describe('a request for a page as a document', () => {
  it('happens once for each address, also when the reload changes nothing', () => {
    expect(reloadAsDocument(tab('/a-post'), true, start)).toBe(true);
    expect(reloadAsDocument(tab('/a-post'), true, start + 1)).toBe(false);
    expect(reloadAsDocument(tab('/a-post', start + 500), false, start + 2_000)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadAsDocument(tab('/another-post'), true, start + 2_000)).toBe(true);
  });

  it('happens again after a minute', () => {
    reloadAsDocument(tab('/a-post'), true, start);
    expect(reloadAsDocument(tab('/a-post', start + 500), false, start + 60_000)).toBe(true);
  });

  it('happens again after a success, when the page has hydrated', () => {
    reloadAsDocument(tab('/a-post'), true, start);
    expect(reloadAsDocument(tab('/a-post', start + 500), true, start + 9_000)).toBe(true);
  });

  it('does not happen without session storage', () => {
    const forgetful = { ...tab('/a-post'), sessionStorage: {} as Storage };
    expect(reloadAsDocument(forgetful, true, start)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
