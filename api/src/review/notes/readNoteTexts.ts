import type { DraftFields, DraftModule, NoteTexts } from '@marquee/shared/domain';
import { stripHtml } from '@marquee/shared/text/stripHtml';

/** Returns the parts of a post that can have notes, in the order of the page, as plain text. */
export function readNoteTexts(fields: DraftFields): NoteTexts {
  return new Map([
    ['post', ''],
    ['title', textOf(fields.title)],
    ['subtitle', textOf(fields.subtitle)],
    ['lead', textOf(fields.imageCaption ?? '')],
    ['content', textOf(fields.content)],
    ...fields.modules.map((module): [string, string] => [module.id, textOf(htmlOf(module))]),
  ]);
}

/** Puts a text on one line between two line breaks, which delimit its first and last words. */
const textOf = (html: string) => `\n${stripHtml(html)}\n`;

function htmlOf(module: DraftModule): string {
  const caption = 'imageCaption' in module ? module.imageCaption : undefined;
  return [module.title, caption, module.content].filter(Boolean).join(' ');
}
