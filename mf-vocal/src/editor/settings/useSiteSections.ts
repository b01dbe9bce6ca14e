import { ajax } from '@marquee/shared';
import type { SectionChoiceList, SiteKey } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

type SiteSections = Pick<SectionChoiceList, 'categories' | 'channels'> & { hasFailed: boolean };

const none: SiteSections = { categories: [], channels: [], hasFailed: false };

/** Returns the categories and channels of a magazine that a writer can choose. Empty until they have loaded. */
export function useSiteSections(site: SiteKey | null): SiteSections {
  const [loaded, setLoaded] = useState<SiteSections & { site: SiteKey | null }>({ ...none, site: null });
  useEffect(() => {
    if (site === null) return;
    const ended = new AbortController();
    ajax
      .get<SectionChoiceList>(`/api/vocal/categories/list/${encodeURIComponent(site)}`, { signal: ended.signal })
      .then(({ categories, channels }) => setLoaded({ categories, channels, hasFailed: false, site }))
      .catch(() => ended.signal.aborted || setLoaded({ ...none, hasFailed: true, site }));
    return () => ended.abort();
  }, [site]);
  return loaded.site === site ? loaded : none;
}
