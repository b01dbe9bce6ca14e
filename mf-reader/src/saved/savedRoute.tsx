import type { RouteHandle } from '@marquee/shared';
import { SavedPage } from './SavedPage.tsx';
import { savedTexts } from './savedTexts.ts';

/** A reader's saved and read posts, at `/saved`; the same document for everybody, and none for search engines. */
export const Component = SavedPage;
export const handle: RouteHandle = {
  meta: ({ config, pathname }) => ({
    title: `${savedTexts.title} | ${config.site.name}`,
    canonicalPath: pathname,
    robots: 'noindex',
  }),
};
