import { type SiteKey, startedSitesSchema, unknownSites } from '@marquee/shared/domain';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * Parses the sites of an option such as `beat,feast`; all sites if absent.
 * @param known sites of the network, in their order
 * @throws UsageError for a site that does not exist
 */
export function readSites(
  option: string | boolean | undefined,
  known: readonly SiteKey[],
): 'all sites' | readonly SiteKey[] {
  if (typeof option !== 'string') return 'all sites';
  const { data, error } = startedSitesSchema.safeParse(option);
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join(' '));
  if (data === 'all') throw new UsageError('--sites is empty. Leave it out for all sites.');
  const problem = unknownSites(data, known);
  if (problem) throw new UsageError(problem);
  return known.filter((key) => data.includes(key));
}
