import type { LeftOut, LeftOutKind } from '../document/paste/leftOut.ts';

const names: Readonly<Record<Exclude<LeftOutKind, 'formatting'>, readonly [one: string, many: string]>> = {
  comments: ['comment', 'comments'],
  deletions: ['deleted passage', 'deleted passages'],
  footnotes: ['footnote without text', 'footnotes without text'],
  pictures: ['picture', 'pictures'],
  drawings: ['drawing', 'drawings'],
  equations: ['equation', 'equations'],
  frames: ['embedded page', 'embedded pages'],
  media: ['audio or video file', 'audio or video files'],
  forms: ['form', 'forms'],
  menus: ['menu', 'menus'],
  scripts: ['script', 'scripts'],
  frontMatter: ['front matter', 'front matter'],
};

/** Texts about what a paste left out. */
export const pasteTexts = {
  undo: 'Undo paste',
  close: 'Close',
  withoutFormatting: 'Only the words were pasted, because we could not read their formatting.',
} as const;

/** Says what a paste left out, such as “Left out: 2 comments, 1 drawing.” */
export function leftOutText({ formatting, ...leftOut }: LeftOut): string {
  if (formatting) return pasteTexts.withoutFormatting;
  const parts = Object.entries(names).flatMap(([kind, [one, many]]) => {
    const count = leftOut[kind as keyof typeof names] ?? 0;
    if (kind === 'frontMatter') return count > 0 ? [one] : [];
    return count > 0 ? [`${count.toLocaleString('en')} ${count === 1 ? one : many}`] : [];
  });
  return `Left out: ${parts.join(', ')}.`;
}
