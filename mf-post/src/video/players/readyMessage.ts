/**
 * How a player reports that it is ready: by a message with one of the `events` (or `method`s). The player sends it at
 * once or after a greeting. `load` is for players without a message, which are ready when their frame has loaded.
 */
export type ReadyMessage = 'load' | { greeting: Readonly<Record<string, string>>; events: readonly string[] };

/** True if a message of a player means that it is ready. Players send objects, or JSON as text. */
export function saysReady(message: ReadyMessage, data: unknown): boolean {
  if (message === 'load') return false;
  const { event, method } = fieldsOf(data);
  return [event, method].some((name) => typeof name === 'string' && message.events.includes(name));
}

function fieldsOf(data: unknown): { event?: unknown; method?: unknown } {
  if (typeof data === 'object' && data !== null) return data;
  if (typeof data !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
