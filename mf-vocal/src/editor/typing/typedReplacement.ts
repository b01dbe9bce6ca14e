import { typedMark } from '@marquee/shared/text/typographicMarks';

/** `text` replaces the typed character and `cut` characters before it. `plain` is what the writer typed. */
export type Replacement = { cut: number; text: string; plain: string };

/**
 * Returns what replaces typed characters: typographic quotation marks for straight ones, – for `--`, … for `...`.
 * @param before text of the line before the caret
 * @param typed one character
 * @param language BCP 47
 * @returns null if the character stays
 */
export function typedReplacement(before: string, typed: string, language: string): Replacement | null {
  if (typed === '"' || typed === "'") {
    const mark = typedMark(before, typed, language);
    return mark === null ? null : { cut: 0, text: mark, plain: typed };
  }
  // A line that begins with `--` may become `---`, a divider.
  if (before === '--' && typed !== '-') return { cut: 2, text: `–${typed}`, plain: `--${typed}` };
  if (typed === '-' && /[^-]-$/.test(before)) return { cut: 1, text: '–', plain: '--' };
  if (typed === '.' && /(?:^|[^.])\.\.$/.test(before)) return { cut: 2, text: '…', plain: '...' };
  return null;
}
