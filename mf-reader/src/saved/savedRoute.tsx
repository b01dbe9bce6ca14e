import type { RouteHandle } from '@marquee/shared';
import { SavedPage } from './SavedPage.tsx';
import { savedTexts } from './savedTexts.ts';

/**
 * Saved and read posts of a reader, at `/saved`. All readers get the same document, and search engines must not index
 * it.
 */
export const Component = SavedPage;
export const handle: RouteHandle = {
  meta: ({ config, pathname }) => ({
    title: `${savedTexts.title} | ${config.site.name}`,
    canonicalPath: pathname,
    robots: 'noindex',
  }),
};
