import { imageSizes } from '../design/measures.ts';
import type { PostSummary } from '../domain/index.ts';
import { CloudImage } from '../images/CloudImage.tsx';
import { texts } from '../texts.ts';
import type { PostCardVariant } from './postCardVariant.ts';
import { Picture, PlayControl } from './thumbnailParts.ts';
import { leadSource, thumbnailTransform } from './thumbnailSource.ts';

type PostThumbnailProps = { post: PostSummary; variant: PostCardVariant; eager: boolean };

/** The picture of a post, or its video's own thumbnail, with a play control when the post is a video. */
export function PostThumbnail({ post, variant, eager }: PostThumbnailProps) {
  const { image, videoThumbnailUrl, name } = post;
  const isVideo = post.postType === 'video';
  if (!image && !videoThumbnailUrl && !isVideo) return null;
  const alt = post.imageAltText ?? '';
  return (
    <Picture>
      {image ? (
        <CloudImage
          image={image}
          alt={alt}
          transform={thumbnailTransform}
          eager={eager}
          {...(variant === 'lead' ? leadSource : {})}
        />
      ) : videoThumbnailUrl ? (
        <img src={videoThumbnailUrl} alt={alt} {...imageSizes.postThumbnail} loading={eager ? 'eager' : 'lazy'} />
      ) : null}
      {isVideo ? <PlayControl to={`${post.urlPath}?autoplay=true`} aria-label={texts.playVideo(name)} /> : null}
    </Picture>
  );
}
