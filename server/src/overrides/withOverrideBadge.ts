import type { HtmlChunk } from '@marquee/shell/serverContract';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { badgeMarkup, badgeStyle } from './badge.ts';
import type { Overridden } from './overridden.ts';

/**
 * Adds a badge to all pages of a release set that names the overridden part. The badge is outside the hydrated elements. Its style is one
 * of the page's styles, so that the page's security policy allows it.
 */
export function withOverrideBadge(loaded: LoadedReleaseSet, overridden: Overridden): LoadedReleaseSet {
  const styleTag = `<style>${badgeStyle}</style>`;
  const badge: HtmlChunk = { text: badgeMarkup(overridden) };
  return {
    ...loaded,
    renderer: {
      async render(input) {
        const result = await loaded.renderer.render(input);
        return result.kind === 'page' ? { ...result, styleTags: result.styleTags + styleTag } : result;
      },
    },
    app: {
      ...loaded.app,
      htmlDocument: (parts) => {
        const passages = loaded.app.htmlDocument(parts);
        return [...passages.slice(0, -1), badge, ...passages.slice(-1)];
      },
    },
  };
}
