import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { type SiteKey, startedSitesSchema, unknownSites } from '@marquee/shared/domain';
import { StartError } from './StartError.ts';

/** The sites in `SITES`, or all sites of this checkout without it. @throws StartError for an unknown site */
export function startedSites(environment: NodeJS.ProcessEnv): readonly SiteKey[] {
  const { data, error } = startedSitesSchema.safeParse(environment.SITES);
  const keys = siteFolderKeys();
  const problem = error?.issues.map(({ message }) => message).join(' ') ?? unknownSites(data ?? 'all', keys);
  if (problem) throw new StartError(`SITES: ${problem}`);
  return data === undefined || data === 'all' ? keys : keys.filter((key) => data.includes(key));
}
