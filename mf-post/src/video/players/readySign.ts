/**
 * A player's sign that it is ready: a message with one of the `events` (or `method`s), which it sends by itself or
 * after a greeting. Without a message, the end of its loading has to do.
 */
export type ReadySign = 'load' | { greeting: Readonly<Record<string, string>>; events: readonly string[] };

/** Whether a player's message means that it is ready. Players send objects, or JSON as text. */
export function saysReady(sign: ReadySign, data: unknown): boolean {
  if (sign === 'load') return false;
  const { event, method } = fieldsOf(data);
  return [event, method].some((name) => typeof name === 'string' && sign.events.includes(name));
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
