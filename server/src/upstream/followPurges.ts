import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Logger } from 'pino';
import { request } from '../http/request.ts';

/** A store of responses of the api, which are purged by tag. */
export type PurgeListener = { purge(tags: readonly string[]): number; purgeAll(): void };

/** The api's tag for everything, as when it no longer knows the missed events. */
const everything = '*';

export type FollowOptions = {
  /** Pause before a stream that broke is opened again. */
  retryMs?: number;
  /** A stream that is silent for this time is dead; the api sends something every 15 s. */
  silenceMs?: number;
};

/**
 * Follows the api's purge events until `signal` aborts. The stream is resumed where it broke off, by Last-Event-ID. When
 * missed events are unknown, as before the first stream, everything is purged.
 * @param listeners called in this order: sources before the content that is made from them
 */
export async function followPurges(
  apiUrl: string,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
  { retryMs = 500, silenceMs = 40_000 }: FollowOptions = {},
): Promise<void> {
  let lastId: string | undefined;
  let isRefusalLogged = false;

  const apply = ({ event, id, data }: EventSourceMessage) => {
    const { tags = [] } = JSON.parse(data) as { tags?: string[] };
    const isFirst = event === 'ready' && lastId === undefined;
    if (isFirst || tags.includes(everything)) for (const listener of listeners) listener.purgeAll();
    else if (tags.length > 0) log.debug({ tags, purged: listeners.map((one) => one.purge(tags)) }, 'purged');
    lastId = id ?? lastId;
  };

  const noteRefusal = (statusCode: number) => {
    if (!isRefusalLogged)
      log.error(
        { apiUrl, statusCode },
        'the api does not trust this server: pages become stale and reads are not paid; run an api on the same machine, with no proxy between',
      );
    isRefusalLogged = true;
  };

  const listen = async () => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error(`No purge event for ${silenceMs} ms`)), silenceMs);
    try {
      const { statusCode, body } = await request(`${apiUrl}/api/internal/purges`, {
        headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
        signal: AbortSignal.any([signal, silence.signal]),
        // `silence` is the limit.
        bodyTimeout: 0,
      });
      if (statusCode !== 200) {
        await body.dump();
        if (statusCode === 403 || statusCode === 404) noteRefusal(statusCode);
        throw new Error(`The api responds to the request for purge events with ${statusCode}`);
      }
      const parser = createParser({ onEvent: apply });
      const decoder = new TextDecoder();
      for await (const chunk of body) {
        timer.refresh();
        parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
      }
    } finally {
      clearTimeout(timer);
    }
  };

  while (!signal.aborted) {
    try {
      await listen();
    } catch (error) {
      if (signal.aborted) return;
      log.debug({ err: error }, 'lost the stream of purge events');
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
