import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SignUp } from '@marquee/shared/domain';

/** The 49,000 passwords that are met most in published leaks, in lower case; loaded for the first password, as they take 5 MB. */
let loaded: ReadonlySet<string> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  loaded ??= new Set(dictionary.passwords);
  return loaded;
}

/** Words that anybody guesses first here. */
const ourWords = ['marquee', 'vocal'];
/** Characters that must be left of a password without its guessable words. */
const leastLetters = 5;
const leastDifferent = 5;

const commonMessage =
  'This password is among the most common ones, which are tried first. Please choose another: a few words in a row are easy to remember.';
const predictableMessage =
  'This password is easy to guess from your name or this site. Please choose another: a few words in a row are easy to remember.';

/**
 * Refuses a password that others would try first: one of a list of common ones, also with digits or marks around it; one of
 * hardly any different characters; one that is the person's name, the e-mail address or the name of this place and little more.
 * @param pointer to the field that has it
 * @throws ProblemError 422 with the pointer and the code `common-password` or `predictable-password`.
 */
export async function refuseWeakPassword(
  { email, firstName, lastName, password }: SignUp,
  pointer = '/password',
): Promise<void> {
  const common = await commonPasswords();
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(lower) || common.has(bare) || new Set(lower).size < leastDifferent)
    throw refusal(pointer, 'common-password', commonMessage);
  const guessed = [...words(email), ...words(firstName), ...words(lastName), ...ourWords];
  let rest = lower;
  for (const word of guessed.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '');
  const isChanged = rest !== lower;
  if (isChanged && rest.replace(/[^\p{L}]/gu, '').length < leastLetters)
    throw refusal(pointer, 'predictable-password', predictableMessage);
}

/** Words of at least three letters. */
function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function refusal(pointer: string, code: string, message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer, code, message }] });
}
