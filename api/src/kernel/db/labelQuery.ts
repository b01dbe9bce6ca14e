import { requestContext } from '@marquee/platform/logs/requestContext.ts';

/** A statement as pg takes it, with the id of its request. pg ignores the id. */
export type LabelledQuery = { text: string; name?: string; requestId?: string };

/**
 * Writes the id of the request in front of a statement, so that PostgreSQL's log and `pg_stat_activity` show it. Prepared statements have
 * one text for all requests, so they only carry the id to our own log.
 * @param config a text or an object of pg. Others, such as cursors, stay as they are
 */
export function labelQuery(config: unknown): unknown {
  const requestId = requestContext.getStore();
  const query = typeof config === 'string' ? { text: config } : config;
  if (requestId === undefined || !isQuery(query) || query.requestId !== undefined) return config;
  return { ...query, text: query.name ? query.text : `/* request ${requestId} */ ${query.text}`, requestId };
}

/** Returns what a log may have of a statement: no values. */
export function queryFacts(config: unknown): LabelledQuery {
  if (typeof config === 'string') return { text: config };
  return isQuery(config) ? { text: config.text, name: config.name, requestId: config.requestId } : { text: '' };
}

function isQuery(config: unknown): config is LabelledQuery {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}
