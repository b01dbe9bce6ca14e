import type { Logger } from 'pino';

/** Something that keeps what it got from the api, and forgets it by tag. */
export type PurgeListener = { purge(tags: readonly string[]): number; purgeAll(): void };

const retryMs = 1_000;
/** The tag with which the api says that all is out of date, as when it no longer knows what was missed. */
const everything = '*';

/** Parses the data lines of one server-sent event. */
function eventTags(event: string): string[] {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('');
  if (!data) return [];
  const { tags } = JSON.parse(data) as { tags?: string[] };
  return tags ?? [];
}

/**
 * Follows the api's purge events until `signal` aborts. The stream is resumed where it broke off, by Last-Event-ID; when
 * the api cannot say what was missed, it purges everything.
 * @param listeners told in this order, those first whose contents others are made from
 */
export async function followPurges(
  apiUrl: string,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let lastId = '';
  while (!signal.aborted) {
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (lastId) headers['last-event-id'] = lastId;
      const response = await fetch(`${apiUrl}/api/internal/purges`, { headers, signal });
      if (!response.ok || !response.body) throw new Error(`Purge events answer ${response.status}`);
      let buffer = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        buffer += chunk;
        const events = buffer.split('\n\n');
        buffer = events.pop() ?? '';
        for (const event of events) {
          lastId = /^id:\s*(\S+)/m.exec(event)?.[1] ?? lastId;
          const tags = eventTags(event);
          if (tags.includes(everything)) for (const listener of listeners) listener.purgeAll();
          else if (tags.length > 0) log.debug({ tags, purged: listeners.map((one) => one.purge(tags)) }, 'purged');
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      log.debug({ err: error }, 'purge events interrupted');
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
