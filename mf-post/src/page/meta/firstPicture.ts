import { imageSrcSet, imageUrl, type MetaArguments } from '@marquee/shared';
import { openPost } from '@marquee/shared/state/openPost';
import { leadMedia } from '../../lead/leadMedia.ts';

/** The picture at the top of a post, or the poster of its video, as the page requests it. */
export function firstPicture({ state, config, params }: MetaArguments) {
  const post = openPost(state.posts, params.postKey)?.post;
  const media = post && leadMedia(post, config.site);
  const image = media?.kind === 'video' ? media.poster : media?.image;
  // Of a video of another host: only its page knows how to ask for it.
  if (!media || !image || 'url' in image) return null;
  const { transform, widths, sizes } = media.geometry;
  return {
    src: imageUrl(config.images, image.public_id, transform),
    srcSet: imageSrcSet(config.images, image.public_id, transform, widths),
    sizes,
  };
}
