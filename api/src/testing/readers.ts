import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Every reader has an address of the own, so that the limits of one are not those of another. */
let addresses = 0;

/** Headers of somebody who reads on the site `beat`. */
export function newReader(more: Record<string, string> = {}): Record<string, string> {
  addresses += 1;
  return {
    'x-forwarded-for': `203.0.${addresses >> 8}.${addresses & 255}`,
    'user-agent': firefox,
    'x-marquee-site': 'beat',
    'sec-fetch-site': 'same-origin',
    ...more,
  };
}

/** Tells the api that a post was read. A body that is a text is sent as it is. */
export function sendRead(
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
