import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '../store.ts';
import { loadUnlessFresh } from './loadUnlessFresh.ts';

const minute = 60_000;

describe('loadUnlessFresh', () => {
  afterEach(() => void jest.restoreAllMocks());

  function setting() {
    const store = createStore();
    const load = jest.fn(() => Promise.resolve());
    const at = (minutes: number, isThere: boolean) =>
      loadUnlessFresh(store, 'promo', isThere, load, store.createdAt + minutes * minute);
    return { load, at };
  }

  it('waits for missing data', async () => {
    const { load, at } = setting();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(at(0, false)).rejects.toThrow('down');
    await at(1, false);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('makes no call for stored data until it is five minutes old', async () => {
    const { load, at } = setting();
    await at(4.9, true);
    expect(load).not.toHaveBeenCalled();
    await at(5, true);
    expect(load).toHaveBeenCalledTimes(1);
    await at(9.9, true);
    expect(load).toHaveBeenCalledTimes(1);
    await at(10, true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('refreshes stored data without delays or errors for readers', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { load, at } = setting();
    load.mockReturnValueOnce(new Promise(() => {}));
    await at(6, true);
    const { load: failing, at: atFailing } = setting();
    failing.mockRejectedValueOnce(new Error('down'));
    await atFailing(6, true);
  });

  it('loads again for callers who joined an aborted load', async () => {
    const { load, at } = setting();
    load.mockRejectedValueOnce(new Error('The reader has left the page'));
    const first = at(0, false).catch(() => 'given up');
    const second = at(0, false).then(() => 'there');
    expect(await Promise.all([first, second])).toEqual(['given up', 'there']);
  });
});
