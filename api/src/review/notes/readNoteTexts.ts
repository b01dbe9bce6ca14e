import type { DraftFields, DraftModule, NoteTexts } from '@marquee/shared/domain';
import { stripHtml } from '@marquee/shared/text/stripHtml';

/** Returns the parts of a post that can have notes, in the order of the page, as plain text. */
export function readNoteTexts(fields: DraftFields): NoteTexts {
  return new Map([
    ['post', ''],
    ['title', textOf(fields.title)],
    ['subtitle', textOf(fields.subtitle)],
    ['lead', textOf([fields.imageCaption, fields.imageCredit].filter(Boolean).join(' '))],
    ['content', textOf(fields.content)],
    ...fields.modules.map((module): [string, string] => [module.id, textOf(htmlOf(module))]),
  ]);
}

/** Puts a text on one line between two line breaks, which delimit its first and last words. */
const textOf = (html: string) => `\n${stripHtml(html)}\n`;

/** Joins the texts that readers can select in a block, in the order of the page. */
function htmlOf(module: DraftModule): string {
  return [module.title, ...ownTextsOf(module), module.content, actionOf(module)].filter(Boolean).join(' ');
}

function ownTextsOf(module: DraftModule): (string | undefined)[] {
  switch (module.type) {
    case 'content':
      return [];
    case 'gallery':
      return module.images.flatMap(({ title, credit }) => [title, credit]);
    case 'image':
    case 'video':
      return [module.imageCaption, module.imageCredit];
    case 'product':
      // The page shows the shop's title of a product that has no title of its own.
      return module.title ? [] : [module.data?.title];
  }
}

const actionOf = (module: DraftModule) => ('actionLabel' in module ? module.actionLabel : undefined);
