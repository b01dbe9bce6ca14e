import { stripHtml } from '@marquee/shared';
import type { DraftFields, DraftModule } from '@marquee/shared/domain';
import { notesTexts } from './notesTexts.ts';

/** Maximum characters of a block's text that serve as its name in a list. */
const nameLength = 40;

/** Returns the parts of a post that can have notes, with their names, in the order of the page. */
export function notePlaces({ content, modules }: Pick<DraftFields, 'content' | 'modules'>): Map<string, string> {
  const { content: text, ...places } = notesTexts.places;
  return new Map([
    ...Object.entries(places),
    ...(content === '' ? [] : [['content', named(text, stripHtml(content))] as const]),
    ...modules.map((module) => [module.id, named(notesTexts.blocks[module.type], wordsOf(module))] as const),
  ]);
}

function wordsOf(module: DraftModule): string {
  const alt = 'imageAltText' in module ? module.imageAltText : undefined;
  return module.title || alt || stripHtml(module.content ?? '');
}

function named(kind: string, words: string): string {
  if (words === '') return kind;
  return `${kind}: ${words.length > nameLength ? `${words.slice(0, nameLength).trim()}…` : words}`;
}
