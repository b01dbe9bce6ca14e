import { createHmac } from 'node:crypto';

const timeoutMs = 5_000;

/** Sends JSON to an endpoint of the operator. A signature proves the sender. Does not follow redirects. */
export function signedPost(url: string, secret: string, message: unknown): Promise<Response> {
  const body = JSON.stringify(message);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-marquee-signature': `sha256=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
