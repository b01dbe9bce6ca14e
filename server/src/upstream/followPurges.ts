import { networkTag } from '@marquee/platform/network/networkData.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Logger } from 'pino';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { request } from '../http/request.ts';

/** Store whose content the api's purge events invalidate. `id` is the number of an event. */
export type PurgeListener = {
  purge(tags: readonly string[], id: number): void;
  purgeAll(id: number): void;
  /** Called when the stream is open and continues after the last applied event. */
  catchUp?(): void;
};

/** Tag that purges everything. The api sends it, for example, if it no longer has the missed events. */
const everything = '*';

export type FollowOptions = {
  /** Number of the last event that was applied before, for example by another worker of this node. */
  after?: number;
  /**
   * Reads the network's data, which pages depend on. Called and awaited when a stream opens, and before a purge of
   * `network` or of everything is applied. If it fails, the stream is opened again, and the api sends the purge again.
   */
  readNetwork?: () => Promise<void>;
  /** Called when a stream opens and when it ends. */
  onStream?: (isOpen: boolean) => void;
  /** Pause in milliseconds before a broken stream is opened again. */
  retryMs?: number;
  /** Time in milliseconds without bytes after which a stream counts as dead. The api sends bytes every 15 s. */
  silenceMs?: number;
};

/**
 * Follows the api's purge events until `signal` aborts. Resumes a broken stream with Last-Event-ID. If missed events
 * are unknown, for example before a node's first stream, purges everything.
 * @param listeners called in this order. Put sources before the content that is made from them
 */
export async function followPurges(
  api: ApiAddress,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
  { after, readNetwork, onStream, retryMs = 500, silenceMs = 40_000 }: FollowOptions = {},
): Promise<void> {
  let lastId = after === undefined ? undefined : String(after);
  let isRefusalLogged = false;

  const apply = ({ event, id, number, tags }: PurgeEvent) => {
    const isFirst = event === 'ready' && lastId === undefined;
    if (isFirst || tags.includes(everything)) for (const listener of listeners) listener.purgeAll(number);
    else if (tags.length > 0) for (const listener of listeners) listener.purge(tags, number);
    if (event === 'ready') {
      onStream?.(true);
      for (const listener of listeners) listener.catchUp?.();
    }
    lastId = id ?? lastId;
  };

  /** Applies the events of one chunk in the same turn. See `PurgedTags.catchUp`. */
  const applyAll = async (messages: readonly EventSourceMessage[]) => {
    const events = messages.map(readEvent);
    if (readNetwork && events.some(concernsNetwork)) await readNetwork();
    for (const event of events) apply(event);
  };

  const noteRefusal = (statusCode: number) => {
    if (!isRefusalLogged)
      log.error(
        { apiUrl: api.url, statusCode },
        'the api does not trust this server: pages become stale and reads are not paid; give both the same INTERNAL_SECRET, or none on one machine with no proxy between',
      );
    isRefusalLogged = true;
  };

  const listen = async () => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error(`No purge event for ${silenceMs} ms`)), silenceMs);
    try {
      const { statusCode, body } = await request(`${api.url}/api/internal/purges`, {
        headers: {
          ...trustHeaders(api),
          accept: 'text/event-stream',
          ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        },
        signal: AbortSignal.any([signal, silence.signal]),
        // `silence` limits the time instead.
        bodyTimeout: 0,
      });
      if (statusCode !== 200) {
        await body.dump();
        if (statusCode === 403 || statusCode === 404) noteRefusal(statusCode);
        throw new Error(`The api responds to the request for purge events with ${statusCode}`);
      }
      await readEvents(body, applyAll, () => timer.refresh());
    } finally {
      clearTimeout(timer);
      onStream?.(false);
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

type PurgeEvent = { event: string | undefined; id: string | undefined; number: number; tags: readonly string[] };

function readEvent({ event, id, data }: EventSourceMessage): PurgeEvent {
  const { id: number, tags = [] } = JSON.parse(data) as { id: number; tags?: string[] };
  return { event, id, number, tags };
}

function concernsNetwork({ event, tags }: PurgeEvent): boolean {
  return event === 'ready' || tags.includes(networkTag) || tags.includes(everything);
}

/** Reads a stream of events to its end. @param onEvents gets the events of one chunk, which may be none */
async function readEvents(
  body: AsyncIterable<Uint8Array>,
  onEvents: (events: readonly EventSourceMessage[]) => Promise<void>,
  onChunk: () => void,
): Promise<void> {
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    onChunk();
    parser.feed(decoder.decode(chunk, { stream: true }));
    const complete = events;
    events = [];
    await onEvents(complete);
  }
}
