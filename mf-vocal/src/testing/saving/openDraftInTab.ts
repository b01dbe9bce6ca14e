import { DraftSaver } from '../../saving/DraftSaver.ts';
import { FakeClock } from './FakeClock.ts';
import { FakeCopies } from './FakeCopies.ts';
import { FakeLocks } from './FakeLocks.ts';
import { FakeWriterApi } from './FakeWriterApi.ts';

/** Fakes a browser without stored copies, and the api that the browser saves to. */
export function openBrowser() {
  return { api: new FakeWriterApi(), copies: new FakeCopies(), locks: new FakeLocks() };
}

/** Fakes a browser that cannot store copies, such as a private window or a browser without free space. */
export function browserThatKeepsNothing() {
  const browser = openBrowser();
  const refuse = async () => {
    throw new Error('QuotaExceededError');
  };
  Object.assign(browser.copies, { get: refuse, put: refuse, remove: refuse });
  return browser;
}

/** Opens the draft in a new tab of the browser. */
export async function openTab({ api, copies, locks }: ReturnType<typeof openBrowser>, account = 'user-1') {
  const clock = new FakeClock();
  const saver = new DraftSaver('post-1', { api, copies, lock: locks.forTab(), clock, account });
  await saver.open();
  const shown = () => {
    const snapshot = saver.snapshot();
    if (snapshot.phase !== 'open') throw new Error(`The draft is ${snapshot.phase}`);
    return snapshot;
  };
  return { saver, clock, shown, state: () => shown().state.kind };
}

/** Opens the draft in a tab of a new browser. */
export async function open() {
  const browser = openBrowser();
  return { ...browser, browser, ...(await openTab(browser)) };
}
