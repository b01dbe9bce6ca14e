import { type SiteKey, startedSitesSchema } from '@marquee/shared/domain';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * Parses the sites of an option such as `beat,feast`; all sites if absent.
 * @throws UsageError for a site that does not exist
 */
export function readSites(option: string | boolean | undefined): 'all sites' | readonly SiteKey[] {
  if (typeof option !== 'string') return 'all sites';
  const parsed = startedSitesSchema.safeParse(option);
  if (!parsed.success) throw new UsageError(parsed.error.issues.map(({ message }) => message).join(' '));
  if (!/\w/.test(option)) throw new UsageError('--sites is empty. Leave it out for all sites.');
  return parsed.data;
}
