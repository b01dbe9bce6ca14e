import { DraftSaver } from '../../saving/DraftSaver.ts';
import { FakeClock } from './FakeClock.ts';
import { FakeCopies } from './FakeCopies.ts';
import { FakeDesk } from './FakeDesk.ts';
import { FakeLocks } from './FakeLocks.ts';

/** A browser without copies, and the desk that it saves to. */
export function openBrowser() {
  return { desk: new FakeDesk(), copies: new FakeCopies(), locks: new FakeLocks() };
}

/** Browser that stores nothing, like a private window or one without room. */
export function browserThatKeepsNothing() {
  const browser = openBrowser();
  const refuse = async () => {
    throw new Error('QuotaExceededError');
  };
  Object.assign(browser.copies, { get: refuse, put: refuse, remove: refuse });
  return browser;
}

/** A tab of the browser with the draft open. */
export async function openTab({ desk, copies, locks }: ReturnType<typeof openBrowser>, account = 'user-1') {
  const clock = new FakeClock();
  const saver = new DraftSaver('post-1', { api: desk, copies, lock: locks.forTab(), clock, account });
  await saver.open();
  const shown = () => {
    const snapshot = saver.snapshot();
    if (snapshot.phase !== 'open') throw new Error(`The draft is ${snapshot.phase}`);
    return snapshot;
  };
  return { saver, clock, shown, state: () => shown().state.kind };
}

/** A tab of a new browser with the draft open. */
export async function open() {
  const browser = openBrowser();
  return { ...browser, browser, ...(await openTab(browser)) };
}
