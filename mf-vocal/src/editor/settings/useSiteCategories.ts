import { ajax } from '@marquee/shared';
import type { Category, SiteKey } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

type SiteCategories = { categories: readonly Pick<Category, 'key' | 'name'>[]; hasFailed: boolean };

const none: SiteCategories = { categories: [], hasFailed: false };

/** The categories of a magazine that a writer can choose from; none until they are there. */
export function useSiteCategories(site: SiteKey | null): SiteCategories {
  const [loaded, setLoaded] = useState<SiteCategories & { site: SiteKey | null }>({ ...none, site: null });
  useEffect(() => {
    if (site === null) return;
    const ended = new AbortController();
    ajax
      .get<SiteCategories>(`/api/vocal/categories/list/${encodeURIComponent(site)}`, { signal: ended.signal })
      .then(({ categories }) => setLoaded({ categories, hasFailed: false, site }))
      .catch(() => ended.signal.aborted || setLoaded({ ...none, hasFailed: true, site }));
    return () => ended.abort();
  }, [site]);
  return loaded.site === site ? loaded : none;
}
