import { describe, expect, it, jest } from '@jest/globals';
import { open } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';
import { watchPage } from './watchPage.ts';

const signedOut = { status: 401, problem: { code: 'signed-out' } };
const otherAccount = { status: 403, problem: { code: 'other-account' } };

describe('a tab that has lost its session', () => {
  it.each([
    ['signedOut', signedOut, 401],
    ['otherAccount', otherAccount, 403],
  ])(
    'keeps the words in the browser and saves them once the writer is signed in (%s)',
    async (_fault, network, status) => {
      const { saver, clock, api, copies, shown } = await open();
      api.network = network;
      saver.change({ title: 'A' });
      await clock.pass(3_000);
      expect(shown().state).toMatchObject({ kind: 'refused', status, code: network.problem.code });
      expect(copies.copies.get('post-1')).toMatchObject({ changes: { title: 'A' }, account: 'user-1' });
      expect(api.stored.title).toBe('');
      api.network = 'up';
      saver.retry();
      await settled();
      expect(shown().state.kind).toBe('saved');
      expect(api.stored.title).toBe('A');
    },
  );

  it('names its account with each save, so that no other account saves its words', async () => {
    const { saver, api } = await open();
    saver.change({ title: 'A' });
    await saver.saveNow();
    await saver.close();
    expect(api.saves.map(({ options }) => options.account)).toEqual(['user-1', 'user-1']);
  });

  it('saves as soon as another tab says that somebody is signed in', async () => {
    const channels: { name: string; onmessage?: () => void; close: () => void }[] = [];
    class Channel {
      readonly name: string;
      onmessage?: () => void;
      readonly close = jest.fn();
      constructor(name: string) {
        this.name = name;
        channels.push(this);
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { saver, clock, api, state } = await open();
    const stop = watchPage(window, saver);
    api.network = signedOut;
    saver.change({ title: 'A' });
    await clock.pass(3_000);
    api.network = 'up';
    channels[0]?.onmessage?.();
    await settled();
    expect(state()).toBe('saved');
    stop();
    expect(channels[0]?.close).toHaveBeenCalled();
  });
});
