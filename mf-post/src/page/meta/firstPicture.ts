import { imageSrcSet, imageUrl, type MetaArguments } from '@marquee/shared';
import { canMove } from '@marquee/shared/images/canMove';
import { openPost } from '@marquee/shared/state/openPost';
import { leadMedia } from '../../lead/leadMedia.ts';

/** The picture at the top of a post, or the poster of its video, as the page requests it. */
export function firstPicture({ state, config, params }: MetaArguments) {
  const post = openPost(state.posts, params.postKey)?.post;
  const media = post && leadMedia(post, config.site);
  const image = media?.kind === 'video' ? media.poster : media?.image;
  // The page itself must request the poster of a video at another host, and choose between the frames of an animated
  // picture.
  if (!media || !image || 'url' in image || (media.kind !== 'video' && canMove(image))) return null;
  const { transform, widths, sizes } = media.geometry;
  return {
    src: imageUrl(config.images, image.public_id, transform),
    srcSet: imageSrcSet(config.images, image.public_id, transform, widths),
    sizes,
  };
}
