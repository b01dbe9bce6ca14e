import type { CdnCall } from './cdnTargets.ts';

const timeoutMs = 5_000;
/** Maximum pause that a CDN can ask for. */
const longestRetryMs = 600_000;
const maxText = 200;

/** Thrown if a CDN does not take a purge. */
export class CdnError extends Error {
  override readonly name = 'CdnError';
  /** Milliseconds after which the CDN wants the next call. Null if it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Sends a call to a CDN. @throws CdnError if the CDN does not confirm it */
export async function sendCall({ url, ...call }: CdnCall): Promise<void> {
  const { host } = new URL(url);
  const response = await fetch(url, { ...call, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new CdnError(`${host} does not respond`, null, { cause: error });
    },
  );
  const text = (await response.text().catch(() => '')).slice(0, maxText);
  if (response.ok) return;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = seconds > 0 ? Math.min(longestRetryMs, seconds * 1_000) : null;
  throw new CdnError(`${host} responds with ${response.status}: ${text}`, retryAfterMs);
}
