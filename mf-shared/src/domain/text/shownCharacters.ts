// In a file without schemas, because browsers clean texts and do not load zod.

/**
 * Control characters, line ends, lone surrogates and direction controls. A direction control can show a name backwards.
 */
const unshowable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const unshowableBesidesLines = /[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/u;

/**
 * Letters, digits, punctuation and symbols that leave ink. Unicode calls the Hangul fillers letters, and the empty
 * Braille pattern and the empty note head symbols.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if the text has at least one character that people can see. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** The first character that a shown text cannot have, as `U+202E`; undefined without one. */
export function unshowableCharacter(text: string, { hasLines }: { hasLines: boolean }): string | undefined {
  const code = (hasLines ? unshowableBesidesLines : unshowable).exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Converts a text into one that `shownText` or `shownLines` accepts, for texts whose author cannot be asked. Controls
 * become spaces, and direction controls are removed.
 * @returns an empty text if nothing of it would be visible
 */
export function cleanShownText(text: string, { hasLines = false } = {}): string {
  if (!isVisible(text)) return '';
  return text
    .toWellFormed()
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(hasLines ? /(?:(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}])+/gu : /[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
