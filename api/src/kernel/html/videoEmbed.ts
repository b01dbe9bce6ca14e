import { type VideoData, videoPlayerOf } from '@marquee/shared/domain';
import { sanitizeHtml } from './sanitizeHtml.ts';

/**
 * Returns the player for a video's page at YouTube or Vimeo.
 * @returns undefined for an address without an allowed player
 */
export function videoEmbed(link: string, title: string): VideoData | undefined {
  const found = videoPlayerOf(link);
  // A Brightcove video is named by its id.
  if (!found || found.player === 'brightcove') return undefined;
  const label = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = `<iframe src="${found.address.href.replaceAll('&', '&amp;')}" width="1280" height="720" title="${label}" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen loading="lazy"></iframe>`;
  return { exists: true, thumbnailUrl: null, html: sanitizeHtml(html) };
}
