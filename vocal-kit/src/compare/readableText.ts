import { stripHtml } from '@marquee/shared';
import type { DraftFields, DraftModule } from '@marquee/shared/domain';
import { postFieldTexts } from './postFieldTexts.ts';

/** Returns the paragraphs of a post's text as readers see them. Blocks without text are named in brackets. */
export function readableText({ content, modules }: Pick<DraftFields, 'content' | 'modules'>): string[] {
  return [...paragraphsOf(content), ...modules.flatMap(linesOf)];
}

function linesOf(module: DraftModule): string[] {
  const caption = 'imageCaption' in module ? module.imageCaption : undefined;
  return [
    ...(module.title ? [module.title] : []),
    ...nameOf(module),
    ...paragraphsOf(caption ?? ''),
    ...('imageCredit' in module && module.imageCredit ? [module.imageCredit] : []),
    ...paragraphsOf(module.content ?? ''),
  ];
}

function nameOf(module: DraftModule): string[] {
  if (module.type === 'content') return [];
  if (module.type === 'image' && module.imageAltText === '') return [`[${postFieldTexts.decorativePicture}]`];
  const name = postFieldTexts.blockNames[module.type];
  const alt = 'imageAltText' in module && module.imageAltText ? `: ${module.imageAltText}` : '';
  return [`[${name}${alt}]`];
}

function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|h\d|li|tr|blockquote|pre)>|<br ?\/?>|<hr ?\/?>/)
    .map((part) => stripHtml(part).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
