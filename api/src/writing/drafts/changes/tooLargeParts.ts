import { draftLimits, type FieldError } from '@marquee/shared/domain';

/** HTML fields, which the sanitizer limits. */
const html: readonly string[] = ['content', 'html'];
/** Maximum for numbers, which are pixels and amounts of money in the smallest unit. */
const maxNumber = 1_000_000_000;

/**
 * Finds values of a picture or module, at any depth, that are too large to show to readers.
 * @param pointer of the value in the body
 */
export function tooLargeParts(value: unknown, pointer: string): FieldError[] {
  if (typeof value === 'number' && value > maxNumber) return [tooLarge(pointer, 'This number is too large.')];
  if (typeof value === 'string' && value.length > draftLimits.moduleText)
    return [tooLarge(pointer, `Use no more than ${draftLimits.moduleText} characters.`)];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > draftLimits.pictures)
    return [tooLarge(pointer, `A gallery has at most ${draftLimits.pictures} pictures.`)];
  return Object.entries(value).flatMap(([name, part]) =>
    html.includes(name) ? [] : tooLargeParts(part, `${pointer}/${name}`),
  );
}

function tooLarge(pointer: string, message: string): FieldError {
  return { pointer, code: 'too_big', message };
}
