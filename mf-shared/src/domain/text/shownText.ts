import { z } from 'zod';
import { isVisible, unshowableCharacter } from './shownCharacters.ts';

const nothingVisible = 'Enter some text.';

/**
 * One line that people read: a name, a title, a tag. The text is normalized to NFC, so that names that look equal are
 * equal.
 * @param missing error message when nothing is visible
 */
export function shownText(longest: number, missing = nothingVisible): z.ZodString {
  return optionalShownText(longest, missing).min(1, missing);
}

/** Like `shownText`, but the text may be empty. */
export function optionalShownText(longest: number, missing = nothingVisible): z.ZodString {
  return showable(longest, missing, { hasLines: false });
}

/** Like `optionalShownText`, with several lines. */
export function shownLines(longest: number): z.ZodString {
  return showable(longest, nothingVisible, { hasLines: true });
}

function showable(longest: number, missing: string, lines: { hasLines: boolean }): z.ZodString {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .max(longest)
    .refine((text) => text === '' || isVisible(text), missing)
    .refine((text) => unshowableCharacter(text, lines) === undefined, {
      error: ({ input }) =>
        `Remove the character ${unshowableCharacter(String(input), lines)}, which readers cannot see, or type the text again.`,
    });
}
