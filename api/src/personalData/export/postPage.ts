import { type Draft, type Image, languageDirection, type PostModule } from '@marquee/shared/domain';
import { withFileAddresses } from '@marquee/shared/posts/postFile';

/** Relative path from a post's page, two folders down, to the pictures and files. */
const pictures = '../../pictures';

/** Renders a post as an HTML page without styles, readable without our software. Its files are those of the archive. */
export function postPage(post: Draft): string {
  return withFileAddresses(pageOf(post), ({ publicId }) => `${pictures}/${pictureFile(publicId, 'pdf')}`);
}

function pageOf(post: Draft): string {
  const title = post.title || post.name;
  const { language } = post;
  return [
    '<!doctype html>',
    language ? `<html lang="${language}" dir="${languageDirection(language)}">` : '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeText(title)}</title></head>`,
    '<body>',
    `<h1>${escapeText(title)}</h1>`,
    post.subtitle && `<p>${escapeText(post.subtitle)}</p>`,
    ...leadParts(post),
    post.content,
    ...post.modules.map(moduleHtml),
    '</body>',
    '</html>',
    '',
  ]
    .filter(Boolean)
    .join('\n');
}

function leadParts({ image, imageAltText, imageCaption, imageCredit, videoLink }: Draft): string[] {
  const caption = credited(imageCaption, imageCredit);
  if (!image) return [video(videoLink, imageAltText, caption)];
  return [picture(image, imageAltText, caption), link(videoLink, 'Video')];
}

/** @param caption sanitized HTML */
function credited(caption: string | null | undefined, credit: string | null | undefined): string {
  return [caption, credit && `<small>${escapeText(credit)}</small>`].filter(Boolean).join(' ');
}

function moduleHtml(block: PostModule): string {
  return [block.title && `<h2>${escapeText(block.title)}</h2>`, ...partsOf(block)].filter(Boolean).join('\n');
}

function partsOf(block: PostModule): (string | undefined)[] {
  switch (block.type) {
    case 'content':
      return [block.content];
    case 'gallery':
      return [
        ...block.images.map((image) => {
          const caption = credited(escapeText(image.title ?? ''), image.credit);
          return image.url
            ? figure(link(image.url, image.alt || 'Picture'), caption)
            : picture(image, image.alt, caption);
        }),
        block.content,
      ];
    case 'image':
      return [
        picture(block.image, block.imageAltText, credited(block.imageCaption, block.imageCredit)),
        block.content,
        link(block.actionUrl, block.actionLabel),
      ];
    case 'product':
      return [picture(block.image), link(block.url, block.data?.title), block.content];
    case 'video':
      return [
        video(block.videoLink, block.imageAltText, credited(block.imageCaption, block.imageCredit)),
        block.content,
        link(block.actionUrl, block.actionLabel),
      ];
  }
}

/**
 * Shows a video by its description, because its file is at another host. A video without a link keeps its texts.
 * @param caption sanitized HTML
 */
function video(address: string | null | undefined, alt?: string | null, caption?: string | null): string {
  const description = alt ? `<p>${escapeText(alt)}</p>` : '';
  return figure(link(address, alt || 'Video') || description, caption);
}

/** @param caption sanitized HTML */
function picture(image: Image | null, alt?: string | null, caption?: string | null): string {
  if (!image) return '';
  const source = escapeText(`${pictures}/${pictureFile(image.public_id, image.format)}`);
  const shown = `<img src="${source}" alt="${escapeText(alt ?? '')}" width="${image.width}" height="${image.height}">`;
  return figure(shown, caption);
}

/** @param caption sanitized HTML */
function figure(shown: string, caption?: string | null): string {
  if (!shown && !caption) return '';
  return `<figure>${shown}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function link(address: string | null | undefined, label = ''): string {
  return address ? `<p><a href="${escapeText(address)}">${escapeText(label || address)}</a></p>` : '';
}

/** Returns the name of a picture or PDF in the folder of pictures. */
export function pictureFile(publicId: string, format = 'jpg'): string {
  return `${publicId.replaceAll('/', '-')}.${format}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
