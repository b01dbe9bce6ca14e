import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, screen } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

/** A stream that tests answer. */
class FakeStream {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: () => void;
  onerror?: () => void;

  constructor() {
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

/** Opens a board whose list shows how often it was read. */
async function openBoard() {
  const api = fakeApi({ ...ada, isAdmin: true, grants: [{ role: 'administrator', site: null, until: null }] });
  const reads = () => api.calls.filter(({ path }) => path === '/api/vocal/board').length;
  api.responses['GET /api/vocal/board'] = async () => ({
    status: 200,
    body: { success: true, posts: [], counts: {}, totalPages: 0 },
  });
  openDesk('/vocal/desk/posts');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(await screen.findByText('No posts here.')).toBeVisible();
  return { reads, pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

it('reads again once for several changes by others', async () => {
  const { reads, pass } = await openBoard();
  const [stream] = FakeStream.opened;
  const before = reads();
  for (let change = 0; change < 5; change += 1) stream?.onmessage?.();
  await pass(2_000);
  expect(reads()).toBe(before + 1);
});

it('reads now and then without a stream, and tries to open it again', async () => {
  const { reads, pass } = await openBoard();
  const [stream] = FakeStream.opened;
  stream?.close();
  stream?.onerror?.();
  const before = reads();
  await pass(31_000);
  expect(reads()).toBeGreaterThan(before);
  expect(FakeStream.opened).toHaveLength(2);
});

it('has no stream while the page is hidden, and reads when it is shown again', async () => {
  const { reads, pass } = await openBoard();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(FakeStream.opened.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED]);
  visibility.mockRestore();
  const before = reads();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(100);
  expect(reads()).toBe(before + 1);
  expect(FakeStream.opened).toHaveLength(2);
});
