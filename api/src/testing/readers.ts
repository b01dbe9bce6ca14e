import { PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import { ticketHeader } from '@marquee/shared/tickets/ticketHeader';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Every reader has a separate network, so that readers do not share limits. */
let networks = 0;

/** Headers of a reader of the site `beat`. */
export function newReader(more: Record<string, string> = {}): Record<string, string> {
  networks += 1;
  return {
    'x-forwarded-for': `203.${networks >> 8}.${networks & 255}.7`,
    'user-agent': firefox,
    'x-marquee-site': 'beat',
    'sec-fetch-site': 'same-origin',
    ...more,
  };
}

/** The headers with the ticket of a page that was served to that reader at a time. */
export async function withTicket(
  app: FastifyInstance,
  headers: Record<string, string>,
  servedAt: Date,
): Promise<Record<string, string>> {
  const { key } = (await app.inject('/api/internal/ticketKey')).json();
  const tickets = new PageTickets(Buffer.from(key, 'base64url'));
  const text = tickets.issue(headers['x-forwarded-for'] ?? '', '0'.repeat(16), servedAt.getTime());
  return { ...headers, [ticketHeader]: text };
}

/** Sends an impression. A body that is a string is sent unchanged. */
export function sendImpression(
  app: FastifyInstance,
  headers: Record<string, string>,
  body: unknown,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/posts/createImpression',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
