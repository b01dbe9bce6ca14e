import type { GalleryImage, Image, PostModule } from '@marquee/shared/domain';
import { escapeHtml } from '../html/escapeHtml.ts';
import { settingsAttribute } from '../html/settingsAttribute.ts';
import { shownFields } from '../html/shownFields.ts';
import { withoutBlankLines } from './withoutBlankLines.ts';

/** Returns the path of a picture's file relative to the post's file. */
export type PathOf = (image: Image) => string;

/**
 * Renders a block as HTML that any system can show, with title, pictures, captions, link and text. Invisible settings
 * are in an attribute, from which the import restores the same block.
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
      return block.images.map((image) =>
        figure(addressOf(image, pathOf), image.alt, credited(escapeHtml(image.title ?? ''), image.credit)),
      );
    case 'image':
      return [
        figure(pathOf(block.image), block.imageAltText, credited(block.imageCaption, block.imageCredit)),
        link(block.actionUrl, block.actionLabel),
      ];
    case 'product':
      return [block.image ? figure(pathOf(block.image)) : undefined, link(block.url, block.data?.title)];
    case 'video': {
      const caption = credited(block.imageCaption, block.imageCredit);
      return [
        link(block.videoLink, 'Video'),
        caption && `<figure><figcaption>${caption}</figcaption></figure>`,
        link(block.actionUrl, block.actionLabel),
      ];
    }
  }
}

/** The editor's id of a block has no meaning in other systems. */
function withoutId(name: string, value: unknown): unknown {
  return name === 'id' ? undefined : value;
}

/** Returns the settings of a block that its HTML does not show. */
function settingsOf(block: PostModule): object {
  const isInHtml = (name: string) => name in shownFields[block.type];
  // The import makes the player of an address again.
  const isMadeAgain = (name: string) => name === 'videoData' && 'videoLink' in block && Boolean(block.videoLink);
  return Object.fromEntries(Object.entries(block).filter(([name]) => !isInHtml(name) && !isMadeAgain(name)));
}

function addressOf(image: GalleryImage, pathOf: PathOf): string {
  return image.url ?? pathOf(image);
}

/** Adds a credit to a caption, in the element by whose class the import finds the credit. @param caption sanitized HTML */
function credited(caption = '', credit = ''): string {
  return [caption, credit && `<small class="credit">${escapeHtml(credit)}</small>`].filter(Boolean).join(' ');
}

/**
 * @param alt empty for a decorative picture, undefined if nobody has described the picture
 * @param caption sanitized HTML
 */
function figure(source: string, alt?: string, caption = ''): string {
  const role = alt === '' ? ' role="presentation"' : '';
  const shown = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt ?? '')}"${role}>`;
  return `<figure>${shown}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function link(address: string | null | undefined, label = ''): string | undefined {
  return address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>` : undefined;
}
