import type { PartialSet } from '@marquee/releases/releaseSet.ts';
import type { ResponseTraits } from '../upstream/apiTransport.ts';
import { attributionOf, partOfModule } from './attributionOf.ts';

/** Maximum number of characters of a stack, the same as for stacks from browsers. */
const maxStackLength = 1_200;
/** Maximum depth of the chain of causes in which `isApiError` searches. */
const maxCauses = 5;

/**
 * Why a page could not be rendered. `suspects` are the releases (`part@version`) that may be at fault, likeliest first.
 */
export type PageFailure = { suspects: readonly string[]; message: string; stack: string };

/**
 * Describes why a page could not be rendered. No release is at fault if the api failed or was late, or if the api does
 * not know the address.
 * @param routeModule exposed module that owns the page, such as `mf_post/post`
 * @param traits traits of the api responses that the page used
 * @returns null if no release is at fault
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
