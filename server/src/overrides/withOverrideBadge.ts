import type { HtmlChunk } from '@marquee/shell/serverContract';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { badgeMarkup, badgeStyle } from './badge.ts';
import type { Overridden } from './overridden.ts';

/**
 * A release set whose pages name the part that is a developer's own. The badge stands outside the hydrated elements;
 * its style is among those of the page, so the page's policy allows it like them.
 */
export function withOverrideBadge(loaded: LoadedReleaseSet, overridden: Overridden): LoadedReleaseSet {
  const styleTag = `<style>${badgeStyle}</style>`;
  const badge: HtmlChunk = { text: badgeMarkup(overridden), lasts: true };
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
