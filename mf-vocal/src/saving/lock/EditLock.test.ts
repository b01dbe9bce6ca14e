import { describe, expect, it, jest } from '@jest/globals';
import { FakeClock } from '../../testing/saving/FakeClock.ts';
import { settled } from '../../testing/saving/settled.ts';
import { attemptMs, EditLock, handoverMs, handoverWaitMs } from './EditLock.ts';

type Request = { grant(): void; fail(error: unknown): void };

/** Web Locks of one browser with one name, in the parts that the class uses. */
class Locks {
  #held: Request | null = null;
  #waiting: Request[] = [];

  request(_name: string, options: LockOptions, run: (lock: Lock | null) => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const request: Request = {
        fail: reject,
        grant: () => {
          this.#held = request;
          void run({ name: 'draft', mode: 'exclusive' })?.then(() => {
            if (this.#held !== request) return;
            this.#held = null;
            resolve();
            this.#waiting.shift()?.grant();
          });
        },
      };
      if (options.steal) {
        const robbed = this.#held;
        request.grant();
        robbed?.fail(new DOMException('Stolen', 'AbortError'));
      } else if (!this.#held) request.grant();
      else if (options.ifAvailable) {
        run(null);
        resolve();
      } else {
        this.#waiting.push(request);
        options.signal?.addEventListener('abort', () => {
          this.#waiting = this.#waiting.filter((other) => other !== request);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }
    });
  }
}

/** Channels of one browser with one name. */
function channels() {
  const open = new Set<BroadcastChannel>();
  return () => {
    const channel = {
      onmessage: null as ((event: unknown) => void) | null,
      postMessage: () => {
        for (const other of open) if (other !== (channel as unknown)) other.onmessage?.({} as MessageEvent);
      },
      close: () => void open.delete(channel as unknown as BroadcastChannel),
    };
    open.add(channel as unknown as BroadcastChannel);
    return channel as unknown as BroadcastChannel;
  };
}

function openBrowser() {
  const locks = new Locks() as unknown as LockManager;
  const openChannel = channels();
  const clock = new FakeClock();
  const page = { isVisible: true };
  const tab = (prepareHandover: () => Promise<void> = async () => {}) => ({
    lock: new EditLock('1', { locks, openChannel, clock, isVisible: () => page.isVisible }),
    holder: { prepareHandover: jest.fn(prepareHandover), handOver: jest.fn(), lost: jest.fn(), gained: jest.fn() },
  });
  return { tab, clock, page };
}

describe('the lock of a draft', () => {
  it('is had by one tab, and by the next once that one ends', async () => {
    const { tab } = openBrowser();
    const [first, second] = [tab(), tab()];
    expect(await first.lock.acquire(first.holder)).toBe(true);
    expect(await second.lock.acquire(second.holder)).toBe(false);
    first.lock.release();
    await settled();
    expect(await second.lock.acquire(second.holder)).toBe(true);
  });

  it('is handed over when another tab asks, after the first has finished', async () => {
    const { tab } = openBrowser();
    let finish = () => {};
    const first = tab(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const second = tab();
    await first.lock.acquire(first.holder);
    const taken = jest.fn();
    void second.lock.takeOver(second.holder).then(taken);
    await settled();
    expect(taken).not.toHaveBeenCalled();
    finish();
    await settled();
    expect(taken).toHaveBeenCalled();
    expect(first.holder.lost).toHaveBeenCalledTimes(1);
    expect(await first.lock.acquire(first.holder)).toBe(false);
  });

  it('is handed over with the last words although the server does not respond', async () => {
    const { tab, clock } = openBrowser();
    const first = tab(() => new Promise(() => {}));
    const second = tab();
    await first.lock.acquire(first.holder);
    const taken = second.lock.takeOver(second.holder);
    await clock.pass(handoverWaitMs);
    await taken;
    const [handedOver, lost] = [first.holder.handOver, first.holder.lost].map(({ mock }) => mock.invocationCallOrder);
    expect(handedOver).toHaveLength(1);
    expect(lost).toEqual([Number(handedOver?.[0]) + 1]);
  });

  it('goes at once to a waiting tab to which the writer comes back', async () => {
    const { tab, clock, page } = openBrowser();
    const [first, second] = [tab(), tab()];
    await first.lock.acquire(first.holder);
    page.isVisible = false;
    second.lock.wait(second.holder);
    await clock.pass(attemptMs);
    first.lock.release();
    await settled();
    page.isVisible = true;
    second.lock.hurry();
    await settled();
    expect(second.holder.gained).toHaveBeenCalledTimes(1);
    await clock.pass(3 * attemptMs);
    expect(second.holder.gained).toHaveBeenCalledTimes(1);
  });

  it('is taken from a tab that does not respond', async () => {
    const { tab, clock } = openBrowser();
    const first = tab(() => new Promise(() => {}));
    const second = tab();
    await first.lock.acquire(first.holder);
    const taken = jest.fn();
    void second.lock.takeOver(second.holder).then(taken);
    await clock.pass(handoverMs);
    await settled();
    expect(taken).toHaveBeenCalled();
    expect(first.holder.lost).toHaveBeenCalledTimes(1);
  });

  it('goes to a waiting tab once the tab that has it is gone', async () => {
    const { tab, clock } = openBrowser();
    const [first, second, third] = [tab(), tab(), tab()];
    await first.lock.acquire(first.holder);
    second.lock.wait(second.holder);
    await clock.pass(10 * attemptMs);
    expect(second.holder.gained).not.toHaveBeenCalled();
    first.lock.release();
    await clock.pass(2 * attemptMs);
    expect(second.holder.gained).toHaveBeenCalledTimes(1);
    expect(await third.lock.acquire(third.holder)).toBe(false);
  });

  it('goes to the tab that takes it over, and not to one that waits longer', async () => {
    const { tab, clock } = openBrowser();
    const [first, second, third] = [tab(), tab(), tab()];
    await first.lock.acquire(first.holder);
    second.lock.wait(second.holder);
    third.lock.wait(third.holder);
    await clock.pass(attemptMs);
    await third.lock.takeOver(third.holder);
    await clock.pass(2 * attemptMs);
    expect(first.holder.lost).toHaveBeenCalledTimes(1);
    expect(second.holder.gained).not.toHaveBeenCalled();
    expect(third.holder.lost).not.toHaveBeenCalled();
  });

  it('is not taken by a tab that is hidden, or waits no more', async () => {
    const { tab, clock, page } = openBrowser();
    const [first, second] = [tab(), tab()];
    page.isVisible = false;
    first.lock.wait(first.holder);
    await clock.pass(2 * attemptMs);
    page.isVisible = true;
    first.lock.release();
    await clock.pass(2 * attemptMs);
    expect(first.holder.gained).not.toHaveBeenCalled();
    expect(await second.lock.acquire(second.holder)).toBe(true);
  });

  it('is everybody’s where the browser has no locks', async () => {
    const lock = new EditLock('1', {
      locks: undefined,
      openChannel: channels(),
      clock: new FakeClock(),
      isVisible: () => true,
    });
    expect(
      await lock.acquire({ prepareHandover: async () => {}, handOver: () => {}, lost: () => {}, gained: () => {} }),
    ).toBe(true);
  });
});
