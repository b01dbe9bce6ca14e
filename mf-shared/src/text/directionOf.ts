/** Matches a letter of Hebrew, Arabic, Syriac, Thaana, N'Ko or a neighbouring script in Unicode. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The `dir` attribute of an element with this text. Pages run from left to right, so only a text with right-to-left
 * letters needs the attribute. Other texts save its bytes.
 */
export function directionOf(text: string | null | undefined): 'auto' | undefined {
  return text && rightToLeft.test(text) ? 'auto' : undefined;
}
