import { beforeEach, expect, jest, test } from '@jest/globals';

const shell = '0.1.0-aaaaaaaaaa';
const sent = jest.fn<(url: string, body: string) => boolean>();
const ticket = 'a-ticket';
const ask = jest.fn<typeof fetch>();
let serverTiming: { name: string; description: string }[];
let report: (error: unknown) => void;

beforeEach(async () => {
  jest.resetModules();
  sent.mockReset();
  ask.mockReset();
  globalThis.fetch = ask;
  delete window.marqueeTicket;
  serverTiming = [{ name: 'ticket', description: ticket }];
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ serverTiming }], configurable: true });
  Object.assign(navigator, { sendBeacon: sent });
  document.body.innerHTML = '';
  const block = document.createElement('script');
  Object.assign(block, { id: 'release-set', type: 'application/json' });
  const remotes = [{ name: 'mf_post', version: '0.1.0-cccccccccc', entry: '/e.js', integrity: null }];
  block.textContent = JSON.stringify({ shell, remotes, routeModule: 'mf_post/post', integrity: {} });
  document.body.append(block);
  ({ report } = await import('./reportErrors.ts'));
});

function errorAt(file: string, message = 'x is undefined', options?: ErrorOptions): Error {
  const error = new Error(message, options);
  error.stack = `Error: ${message}\n    at f (${file}:1:2)`;
  return error;
}
const ours = 'https://beat.example/assets/mf-post/0.1.0-cccccccccc/expose_post.js';

test('an error is reported with its page, release and place', () => {
  report(errorAt(ours));
  const [url = '', body = ''] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/_marquee/reports');
  expect(JSON.parse(body)).toEqual({
    message: 'x is undefined',
    stack: expect.stringContaining(ours),
    path: '/',
    ticket,
    module: 'mf_post/post',
    versions: { shell, mf_post: '0.1.0-cccccccccc' },
  });
});

test('an error of a page from a CDN is reported with a ticket that is asked for', async () => {
  serverTiming = [];
  ask.mockResolvedValue({ ok: true, status: 200, json: async () => ({ ticket: 'asked-for' }) } as unknown as Response);
  report(errorAt(ours));
  await new Promise((resolve) => setTimeout(resolve));
  expect(JSON.parse(sent.mock.calls[0]?.[1] ?? '')).toMatchObject({ ticket: 'asked-for' });
});

test('a page reports at most three errors', () => {
  for (let n = 0; n < 10; n += 1) report(errorAt(ours));
  expect(sent).toHaveBeenCalledTimes(3);
});

test('errors of extensions, other sites and failed api calls are not reported', () => {
  const apiError = Object.assign(new Error('Server error fetching data'), { name: 'ApiError' });
  report(errorAt('chrome-extension://abc/assets/content.js'));
  report(errorAt('https://elsewhere.example/widget.js'));
  report(undefined);
  report('Script error.');
  report(Object.assign(errorAt(ours), { name: 'ApiError' }));
  report(errorAt(ours, 'Impression creation failed', { cause: apiError }));
  expect(sent).not.toHaveBeenCalled();
});
