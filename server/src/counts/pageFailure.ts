import type { PartialSet } from '@marquee/releases/releaseSet.ts';
import type { ResponseTraits } from '../upstream/apiTransport.ts';
import { attributionOf, partOfModule } from './attributionOf.ts';

/** Maximum number of characters of a stack, the same as for stacks from browsers. */
const maxStackLength = 1_200;
/** Maximum depth of causes in which an error of the api is looked for. */
const maxCauses = 5;

/** Why a page could not be made, and the releases it is attributed to: `part@version`, the likeliest first. */
export type PageFailure = { suspects: readonly string[]; message: string; stack: string };

/**
 * @param routeModule exposed module that owns the page: `mf_post/post`
 * @param traits of the api's responses that the page used
 * @returns null when no release is at fault: the api failed or was late, or it does not know the address, so that no link leads there
 */
export function pageFailure(
  error: unknown,
  routeModule: string | null,
  set: PartialSet,
  traits: Pick<ResponseTraits, 'isMissing' | 'waiting'> = { isMissing: false, waiting: 0 },
): PageFailure | null {
  const isApiLate = traits.waiting > 0 && error instanceof Error && error.name === 'DeadlineError';
  if (isApiError(error) || traits.isMissing || isApiLate) return null;
  const part = partOfModule(routeModule);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const owner = part && `${part}@${set[part]}`;
  return { suspects: attributionOf(stack, owner, `shell@${set.shell}`), message, stack: framesOf(stack) };
}

/** True if an error or one of its causes is a failed call to the api. The release is not at fault for such an error. */
function isApiError(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    // Compared by name, because each release set has its own copy of the class.
    if (current.name === 'ApiError') return true;
    current = current.cause;
  }
  return false;
}

/** Removes the message above the frames, because the message alone may exceed the limit. */
function framesOf(stack: string): string {
  return stack.slice(Math.max(0, stack.search(/^ +at /m))).slice(0, maxStackLength);
}
