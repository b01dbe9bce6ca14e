import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SignUp } from '@marquee/shared/domain';

/**
 * The 49,000 most frequent passwords of published leaks, in lower case. They take 5 MB, so they are loaded for the
 * first password.
 */
let loaded: ReadonlySet<string> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  loaded ??= new Set(dictionary.passwords);
  return loaded;
}

/** Words of this site that attackers guess first. */
const ourWords = ['marquee', 'vocal'];
/** Minimum number of characters that a password has besides its guessable words. */
const minLetters = 5;
const minDifferent = 5;

const commonMessage = 'This password is too common. Choose another, such as a few unrelated words.';
const predictableMessage =
  'This password is easy to guess from your name or this site. Choose another, such as a few unrelated words.';

/**
 * Refuses a password that attackers try first. This is a common password, also with digits or marks around it, or a
 * password with hardly any different characters. Passwords that are little more than the person's name, the email
 * address or the site's name are refused too.
 * @param pointer to the field with the password
 * @throws ProblemError 422 with the pointer and the code `common-password` or `predictable-password`.
 */
export async function refuseWeakPassword(
  { email, firstName, lastName, password }: SignUp,
  pointer = '/password',
): Promise<void> {
  const common = await commonPasswords();
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(lower) || common.has(bare) || new Set(lower).size < minDifferent)
    throw refusal(pointer, 'common-password', commonMessage);
  const guessed = [...words(email), ...words(firstName), ...words(lastName), ...ourWords];
  let rest = lower;
  for (const word of guessed.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '');
  const isChanged = rest !== lower;
  if (isChanged && rest.replace(/[^\p{L}]/gu, '').length < minLetters)
    throw refusal(pointer, 'predictable-password', predictableMessage);
}

/** Words of at least three letters. */
function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function refusal(pointer: string, code: string, message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer, code, message }] });
}
