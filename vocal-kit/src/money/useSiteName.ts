import { usePageConfig } from '@marquee/shared';

/** Returns a function that gives the name of a magazine for its key. */
export function useSiteName(): (key: string) => string {
  const { sites } = usePageConfig();
  return (key) => sites.find((site) => site.key === key)?.label ?? key;
}
