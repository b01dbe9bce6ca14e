import { type SiteKey, siteKeySchema } from '@marquee/shared/domain';
import type { CommandInput } from './Command.ts';
import { UsageError } from './parseCommand.ts';

/** @throws UsageError */
export function siteOption({ site }: CommandInput['options']): SiteKey {
  const parsed = siteKeySchema.safeParse(site);
  if (parsed.success) return parsed.data;
  throw new UsageError(`--site must be one of ${siteKeySchema.options.join(', ')}.`);
}
