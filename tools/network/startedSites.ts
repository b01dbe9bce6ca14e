import { type SiteKey, startedSitesSchema } from '@marquee/shared/domain';
import { StartError } from './StartError.ts';

/** The sites that `SITES` names, all without it. @throws StartError when it names one that does not exist */
export function startedSites(environment: NodeJS.ProcessEnv): readonly SiteKey[] {
  const { data, error } = startedSitesSchema.safeParse(environment.SITES);
  if (data) return data;
  throw new StartError(`SITES: ${error?.issues.map(({ message }) => message).join(' ')}`);
}
