import type { FastifyInstance } from 'fastify';
import { operatorToken } from './openTestServer.ts';

/** Calls of a browser at the status page of a server that may change with each test. */
export function statusPageCalls(app: () => FastifyInstance) {
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: `/_marquee/${url}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  return {
    submit,
    /** @returns the cookie that the browser would send */
    async signIn(token = operatorToken): Promise<string> {
      const { headers } = await submit('sign-in', { token });
      return String(headers['set-cookie']).split(';')[0] ?? '';
    },
    page: (cookie: string, url = '/_marquee') => app().inject({ url, headers: { cookie } }),
  };
}

/** The value of a hidden field. */
export const hiddenIn = (body: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** Texts without tags. */
export const textOf = (body: string): string =>
  body
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
