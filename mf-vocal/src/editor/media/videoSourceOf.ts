import type { DraftFields } from '@marquee/shared/domain';

type VideoSource = Pick<DraftFields, 'brightcoveId' | 'videoLink'>;

/** A string of 8 or more digits is a video-platform id; anything else is a video link (spec section 2, Editor). */
export function videoSourceOf(typed: string): VideoSource {
  const text = typed.trim();
  if (/^\d{8,}$/.test(text)) return { brightcoveId: text, videoLink: null };
  return { brightcoveId: null, videoLink: text || null };
}
