import type { VideoData } from '@marquee/shared/domain';
import { sanitizeHtml } from './sanitizeHtml.ts';

/**
 * The player of a video elsewhere, from the address of its page at YouTube or Vimeo.
 * @returns undefined for an address that no allowed player can show.
 */
export function videoEmbed(link: string, title: string): VideoData | undefined {
  const source = playerAddress(link);
  if (!source) return undefined;
  const label = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = `<iframe src="${source}" width="1280" height="720" title="${label}" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen loading="lazy"></iframe>`;
  return { exists: true, thumbnailUrl: null, html: sanitizeHtml(html) };
}

const youTubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{5,12}$/;

function playerAddress(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const lastPart = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = url.searchParams.get('v') ?? lastPart;
    return youTubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return vimeoId.test(lastPart) ? `https://player.vimeo.com/video/${lastPart}` : undefined;
  return undefined;
}
