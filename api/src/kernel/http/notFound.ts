import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/**
 * The spec's error catalogue gives a missing record the code '404'.
 * @param cacheTags tags whose purge could make the record appear
 */
export function notFound(record: string, cacheTags: readonly string[] = []): ProblemError {
  const headers: Record<string, string> = cacheTags.length > 0 ? { 'cache-tag': cacheTags.join(',') } : {};
  return new ProblemError(404, '404', `${record} was not found.`, { headers });
}
