import { usePageConfig } from '@marquee/shared';

/** The names of magazines by their keys. */
export function useSiteName(): (key: string) => string {
  const { sites } = usePageConfig();
  return (key) => sites.find((site) => site.key === key)?.label ?? key;
}
