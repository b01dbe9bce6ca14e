import { usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { useSearchParams } from '@marquee/shared/router';
import { useEffect, useState } from 'react';
import { LayoutPicture } from '../media/LayoutPicture.tsx';
import { MediaFigure } from '../media/MediaFigure.tsx';
import { pictureAlt } from '../media/pictureAlt.ts';
import { VideoEmbed } from '../video/VideoEmbed.tsx';
import { leadMedia } from './leadMedia.ts';

/**
 * True if the address requests autoplay (`?autoplay=true`). False in the first render, because the server renders the
 * same page with and without the query.
 */
function useAutoplay(): boolean {
  const [search] = useSearchParams();
  const isRequested = search.get('autoplay') === 'true';
  const [autoplay, setAutoplay] = useState(false);
  useEffect(() => setAutoplay(isRequested), [isRequested]);
  return autoplay;
}

/** The video or picture at the top of a post; nothing when it has neither. */
export function LeadMediaFigure({ post }: { post: Post }) {
  const autoplay = useAutoplay();
  const { site } = usePageConfig();
  const media = leadMedia(post, site);
  if (!media) return null;
  return (
    <MediaFigure layout={post.mediaLayout} caption={post.imageCaption} credit={post.imageCredit}>
      {media.kind === 'video' ? (
        <VideoEmbed key={post.id} name={post.name} autoplay={autoplay} eager {...media} />
      ) : (
        <LayoutPicture image={media.image} alt={pictureAlt(post, post.name)} geometry={media.geometry} eager />
      )}
    </MediaFigure>
  );
}
