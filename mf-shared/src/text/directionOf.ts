/** A letter of Hebrew, Arabic, Syriac, Thaana, N'Ko and the scripts beside them in Unicode. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The `dir` attribute of an element with this text. Every page runs from left to right: only a text with letters that do not
 * needs one, and other pages are spared its bytes.
 */
export function directionOf(text: string | null | undefined): 'auto' | undefined {
  return text && rightToLeft.test(text) ? 'auto' : undefined;
}
