import { jest } from '@jest/globals';
import type { User } from '@marquee/shared/domain';

/** The router makes a Request of every navigation, and jsdom has none; ours reads nothing of it but the address. */
class NavigationRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';

  constructor(url: string, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

type StubResponse = { status: number; body: unknown; headers?: Record<string, string> };
type Call = { method: string; path: string; body: unknown };

export type FakeApi = {
  /** Calls so far, in order. */
  calls: Call[];
  /** Sets the response to a call: `responses['POST /api/vocal/auth/signin']`. A function may wait or throw. */
  responses: Record<string, StubResponse | (() => Promise<StubResponse>)>;
};

/** An account without a second factor. */
const noFactor = {
  ...{ hasCodes: false, recoveryCodesLeft: 0, passkeys: [], hasPassword: true },
  ...{ isDemanded: false, isProved: false },
};

/** Answers the calls of the browser in place of the api. By default, there is no signed-in user. */
export function fakeApi(user: User | null = null): FakeApi {
  const api: FakeApi = {
    calls: [],
    responses: {
      'GET /api/currentUser': { status: 200, body: { success: true, user } },
      'GET /api/vocal/posts': { status: 200, body: { success: true, posts: [], totalPages: 0, counts: {} } },
      'GET /api/vocal/notices': { status: 200, body: { success: true, notices: [], unread: 0, totalPages: 0 } },
      'GET /api/vocal/notices/mails': { status: 200, body: { mails: 'each' } },
      'GET /api/vocal/auth/ways': { status: 200, body: { success: true, openid: null } },
      'GET /api/vocal/auth/secondFactor': { status: 200, body: { success: true, ...noFactor } },
    },
  };
  const response = jest.fn(async (path: string, init: { method?: string; body?: string } = {}) => {
    const method = init.method ?? 'GET';
    api.calls.push({ method, path, body: init.body === undefined ? undefined : JSON.parse(init.body) });
    const stubbed = api.responses[`${method} ${path}`];
    if (!stubbed) throw new Error(`No response to ${method} ${path}`);
    const { status, body, headers = {} } = typeof stubbed === 'function' ? await stubbed() : stubbed;
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body };
  });
  Object.assign(globalThis, { fetch: response, Request: NavigationRequest });
  return api;
}

/** A problem as the api sends it. */
export function problem(status: number, code: string, error: string, errors?: { pointer: string; message: string }[]) {
  return { status, body: { success: false, status, code, error, errors } };
}
