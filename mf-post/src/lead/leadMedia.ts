import type { ImageSource } from '@marquee/shared';
import type { Image, Post } from '@marquee/shared/domain';
import { layoutGeometry, type PictureGeometry, posterGeometry } from '../media/pictureGeometry.ts';
import type { PlayerRules } from '../video/players/videoPlayers.ts';
import { type VideoSource, videoSource } from '../video/players/videoSource.ts';

/** The media at the top of a post. */
export type LeadMedia =
  | { kind: 'video'; source: VideoSource; poster: ImageSource | null; geometry: PictureGeometry }
  | { kind: 'image'; image: Image; geometry: PictureGeometry };

/**
 * The video when the post's mediaType is video and it has a Brightcove id or a link; otherwise its image, or nothing.
 */
export function leadMedia(post: Post, players: PlayerRules): LeadMedia | null {
  const isVideo = post.mediaType === 'video' && Boolean(post.brightcoveId || post.videoLink);
  const source = isVideo ? videoSource(post, players) : null;
  if (source) {
    const poster = post.image ?? (source.thumbnailUrl ? { url: source.thumbnailUrl } : null);
    return { kind: 'video', source, poster, geometry: posterGeometry(post.mediaLayout) };
  }
  if (!post.image) return null;
  return { kind: 'image', image: post.image, geometry: layoutGeometry(post.image, post.mediaLayout) };
}
