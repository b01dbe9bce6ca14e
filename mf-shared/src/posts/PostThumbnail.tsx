import type { PostSummary } from '../domain/index.ts';
import { CloudImage } from '../images/CloudImage.tsx';
import { texts } from '../texts.ts';
import { Picture, PlayControl } from './thumbnailParts.ts';
import { type PostCardVariant, thumbnailSources, thumbnailTransform } from './thumbnailSources.ts';

type PostThumbnailProps = { post: PostSummary; variant: PostCardVariant; eager: boolean };

/** Shows the picture of a post, or the thumbnail of its video. A video post also gets a play control. */
export function PostThumbnail({ post, variant, eager }: PostThumbnailProps) {
  const { image, videoThumbnailUrl, name } = post;
  const isVideo = post.postType === 'video';
  const source = image ?? (videoThumbnailUrl ? { url: videoThumbnailUrl } : null);
  if (!source && !isVideo) return null;
  const alt = post.imageAltText ?? '';
  return (
    <Picture>
      {source ? (
        <CloudImage
          image={source}
          alt={alt}
          transform={thumbnailTransform}
          eager={eager}
          {...thumbnailSources[variant]}
        />
      ) : null}
      {isVideo ? <PlayControl to={`${post.urlPath}?autoplay=true`} aria-label={texts.playVideo(name)} /> : null}
    </Picture>
  );
}
