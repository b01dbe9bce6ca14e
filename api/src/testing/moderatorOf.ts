import type { Grant, SiteKey } from '@marquee/shared/domain';

/** Returns the roles of a moderator: editor of some sites, or administrator of all. @param sites null for all sites */
export function moderatorOf(sites: readonly SiteKey[] | null): Grant[] {
  if (sites === null) return [{ role: 'administrator', site: null, until: null }];
  return sites.map((site) => ({ role: 'editor', site, until: null }));
}
