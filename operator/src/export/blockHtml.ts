import type { GalleryImage, Image, PostModule } from '@marquee/shared/domain';
import { escapeHtml } from '../html/escapeHtml.ts';
import { settingsAttribute } from '../html/settingsAttribute.ts';
import { withoutBlankLines } from './withoutBlankLines.ts';

/** The path of a picture's file, as the post's file names it. */
export type PathOf = (image: Image) => string;

/**
 * A block as HTML that any system shows: its title, pictures with captions, link and text. Settings that nobody sees are in an
 * attribute, by which the import makes the same block of it.
 */
export function blockHtml(block: PostModule, pathOf: PathOf): string {
  const { title, content } = block;
  const parts = [
    title && `<h2>${escapeHtml(title)}</h2>`,
    ...shownOf(block, pathOf),
    content && `<div>${content}</div>`,
  ];
  return withoutBlankLines(
    `<section ${settingsAttribute}="${escapeHtml(JSON.stringify(settingsOf(block), withoutId))}">\n${parts.filter(Boolean).join('\n')}\n</section>`,
  );
}

function shownOf(block: PostModule, pathOf: PathOf): (string | undefined)[] {
  switch (block.type) {
    case 'content':
      return [];
    case 'gallery':
      return block.images.map((image) => figure(addressOf(image, pathOf), image.alt, escapeHtml(image.title ?? '')));
    case 'image':
      return [
        figure(pathOf(block.image), block.imageAltText, block.imageCaption),
        link(block.actionUrl, block.actionLabel),
      ];
    case 'product':
      return [block.image ? figure(pathOf(block.image)) : undefined, link(block.url, block.data?.title)];
    case 'video':
      return [
        link(block.videoLink, 'Video'),
        block.imageCaption && `<figure><figcaption>${block.imageCaption}</figcaption></figure>`,
        link(block.actionUrl, block.actionLabel),
      ];
  }
}

/** The editor's name of a block means nothing elsewhere. */
function withoutId(name: string, value: unknown): unknown {
  return name === 'id' ? undefined : value;
}

/** A block without all that is shown. */
function settingsOf(block: PostModule): object {
  const { title: _title, content: _content, ...settings } = block;
  switch (settings.type) {
    case 'gallery': {
      const { images: _images, ...rest } = settings;
      return rest;
    }
    case 'image': {
      const { image: _image, imageAltText: _alt, imageCaption: _caption, ...rest } = settings;
      return rest;
    }
    case 'product': {
      const { image: _image, ...rest } = settings;
      return rest;
    }
    case 'video': {
      const { imageCaption: _caption, videoData, ...rest } = settings;
      return rest.videoLink ? rest : { ...rest, videoData };
    }
    default:
      return settings;
  }
}

function addressOf(image: GalleryImage, pathOf: PathOf): string {
  return image.url ?? pathOf(image);
}

/** @param caption sanitized HTML */
function figure(source: string, alt = '', caption = ''): string {
  const shown = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">`;
  return `<figure>${shown}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function link(address: string | null | undefined, label = ''): string | undefined {
  return address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>` : undefined;
}
