import { sanitizeHtml, videoEmbed } from '@marquee/api/acts/posts.ts';
import type { Image, PostModule, VideoData } from '@marquee/shared/domain';
import { ContentError } from './ContentError.ts';
import type { Picture, PostContent } from './contentSchema.ts';
import type { SitePictures } from './SitePictures.ts';
import type { PostFile } from './siteFiles.ts';
import type { SiteTexts } from './siteTexts.ts';

type ModuleContent = PostContent['modules'][number];
type VideoContent = NonNullable<PostContent['video']>;

const descriptionLength = 160;

/** Returns the columns of a post that only depend on its file. */
export function postRow(post: PostFile, pictures: SitePictures, tagNames: readonly string[], texts: SiteTexts) {
  const { front, key, file } = post;
  const imageOf = (picture: Picture, field: string): Image => pictures.named(picture.file, file, `${field}.file`);
  const feature = front.specialFeature;
  const name = texts.plain(front.name);
  const subtitle = texts.plain(front.subtitle);
  const summary = texts.plain(front.summary);
  return {
    key,
    name,
    title: name,
    subtitle,
    summary,
    postType: front.postType,
    mediaType: front.mediaType,
    ...videoFields(front.video, name, file, 'video'),
    image: front.image ? imageOf(front.image, 'image') : null,
    imageAltText: front.image ? texts.plain(front.image.alt) : null,
    imageCaption: front.image?.caption ? texts.line(front.image.caption) : null,
    mediaLayout: front.mediaLayout,
    content: texts.html(post.body),
    specialFeature: feature
      ? {
          name: texts.plain(feature.name),
          subtitle: texts.plain(feature.subtitle),
          actionLabel: texts.plain(feature.actionLabel),
          actionUrl: feature.actionUrl,
          image: imageOf(feature.image, 'specialFeature.image'),
        }
      : null,
    modules: front.modules.map((module, index) => toModule(module, `modules.${index}`, file, imageOf, texts)),
    isListicle: front.isListicle,
    listicleOrder: front.listicleOrder,
    editorPick: front.editorPick,
    seoTitle: name,
    seoDescription: cropped(summary),
    seoKeywords: tagNames.join(', '),
    ogType: front.postType === 'video' ? 'video.other' : 'article',
    ogTitle: name,
    ogDescription: subtitle,
  };
}

function toModule(
  written: ModuleContent,
  field: string,
  file: string,
  imageOf: (picture: Picture, field: string) => Image,
  texts: SiteTexts,
): PostModule {
  const plain = (text: string | undefined) => text && texts.plain(text);
  const module = { ...written, title: plain(written.title) };
  const content = module.content === undefined ? undefined : texts.html(module.content);
  switch (module.type) {
    case 'content':
      return { ...module, content: content ?? '' };
    case 'gallery':
      return {
        ...module,
        content,
        images: module.images.map((picture, index) => ({
          ...imageOf(picture, `${field}.images.${index}`),
          url: null,
          title: plain(picture.title ?? picture.caption),
          alt: texts.plain(picture.alt),
        })),
      };
    case 'image': {
      const { image, ...rest } = module;
      return {
        ...rest,
        content,
        actionLabel: plain(module.actionLabel),
        image: imageOf(image, `${field}.image`),
        imageAltText: texts.plain(image.alt),
        imageCaption: image.caption && texts.line(image.caption),
      };
    }
    case 'product':
      return { ...module, content, data: null, image: imageOf(module.image, `${field}.image`) };
    case 'video': {
      const { video, caption, ...rest } = module;
      const fields = videoFields(video, module.title ?? caption ?? 'Video', file, `${field}.video`);
      const imageCaption = caption && texts.line(caption);
      return { ...rest, ...fields, content, actionLabel: plain(module.actionLabel), imageCaption };
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

/** Cuts a text at a word, to the length that search engines show. */
function cropped(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
