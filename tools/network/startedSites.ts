import { type SiteKey, startedSitesSchema } from '@marquee/shared/domain';
import { StartError } from './StartError.ts';

/** The sites in `SITES`, or all sites without it. @throws StartError for an unknown site */
export function startedSites(environment: NodeJS.ProcessEnv): readonly SiteKey[] {
  const { data, error } = startedSitesSchema.safeParse(environment.SITES);
  if (data) return data;
  throw new StartError(`SITES: ${error?.issues.map(({ message }) => message).join(' ')}`);
}
