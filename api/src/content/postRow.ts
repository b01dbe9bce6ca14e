import type { Image, PostModule, VideoData } from '@marquee/shared/domain';
import { markdownToHtml, markdownToLine } from '../html/markdown.ts';
import { sanitizeHtml } from '../html/sanitizeHtml.ts';
import { videoEmbed } from '../html/videoEmbed.ts';
import { ContentError } from './contentError.ts';
import type { Picture, PostContent } from './contentSchema.ts';
import type { PictureList } from './pictureList.ts';
import type { PostFile } from './siteFiles.ts';

type ModuleContent = PostContent['modules'][number];
type VideoContent = NonNullable<PostContent['video']>;

const descriptionLength = 160;

/** Columns of a post that come from its file alone. */
export function postRow(post: PostFile, pictures: PictureList, tagNames: readonly string[]) {
  const { front, key, file } = post;
  let drawn = 0;
  const draw = (picture: Picture, field: string): Image => {
    drawn += 1;
    return pictures.add(`${key}-${drawn}`, picture, file, `${field}.motif`);
  };
  const feature = front.specialFeature;
  return {
    key,
    name: front.name,
    title: front.name,
    subtitle: front.subtitle,
    summary: front.summary,
    postType: front.postType,
    mediaType: front.mediaType,
    ...videoFields(front.video, front.name, file, 'video'),
    image: front.image ? draw(front.image, 'image') : null,
    imageAltText: front.image?.alt ?? null,
    imageCaption: front.image?.caption ? markdownToLine(front.image.caption) : null,
    mediaLayout: front.mediaLayout,
    content: markdownToHtml(post.body),
    specialFeature: feature ? { ...feature, image: draw(feature.image, 'specialFeature.image') } : null,
    modules: front.modules.map((module, index) => toModule(module, `modules.${index}`, file, draw)),
    isListicle: front.isListicle,
    listicleOrder: front.listicleOrder,
    editorPick: front.editorPick,
    seoTitle: front.name,
    seoDescription: cropped(front.summary),
    seoKeywords: tagNames.join(', '),
    ogType: front.postType === 'video' ? 'video.other' : 'article',
    ogTitle: front.name,
    ogDescription: front.subtitle,
  };
}

function toModule(
  module: ModuleContent,
  field: string,
  file: string,
  draw: (picture: Picture, field: string) => Image,
): PostModule {
  const content = 'content' in module && module.content !== undefined ? markdownToHtml(module.content) : undefined;
  switch (module.type) {
    case 'content':
      return { ...module, content: content ?? '' };
    case 'gallery':
      return {
        ...module,
        content,
        images: module.images.map((picture, index) => ({
          ...draw(picture, `${field}.images.${index}`),
          url: null,
          title: picture.title ?? picture.caption,
          alt: picture.alt,
        })),
      };
    case 'image': {
      const { image, ...rest } = module;
      const imageCaption = image.caption && markdownToLine(image.caption);
      return { ...rest, content, image: draw(image, `${field}.image`), imageAltText: image.alt, imageCaption };
    }
    case 'product':
      return { ...module, content, data: null, image: draw(module.image, `${field}.image`) };
    case 'video': {
      const { video, caption, ...rest } = module;
      const fields = videoFields(video, module.title ?? caption ?? 'Video', file, `${field}.video`);
      return { ...rest, ...fields, content, imageCaption: caption && markdownToLine(caption) };
    }
  }
}

function videoFields(video: VideoContent | undefined, title: string, file: string, field: string) {
  let videoData: VideoData | null = null;
  if (video?.link) {
    videoData = videoEmbed(video.link, title) ?? null;
    if (!videoData) throw new ContentError(file, `${field}.link`, 'only YouTube and Vimeo can be embedded.');
  } else if (video?.embed) {
    const html = sanitizeHtml(video.embed);
    if (!html.startsWith('<iframe'))
      throw new ContentError(file, `${field}.embed`, 'only players of YouTube and Vimeo can be embedded.');
    videoData = { exists: true, thumbnailUrl: null, html };
  }
  return { brightcoveId: video?.brightcoveId ?? null, videoLink: video?.link ?? null, videoData };
}

/** Whole words, at most as long as search engines show. */
function cropped(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
