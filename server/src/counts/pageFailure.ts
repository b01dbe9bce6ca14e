import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { ResponseTraits } from '../upstream/apiTransport.ts';
import { attributionOf, partOfModule } from './attributionOf.ts';
import { isApiError } from './isApiError.ts';

/** Characters of a stack that are kept, as of those that browsers send. */
const mostStack = 1_200;

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
  set: ReleaseSet,
  traits: Pick<ResponseTraits, 'isMissing' | 'waiting'> = { isMissing: false, waiting: 0 },
): PageFailure | null {
  const isApiLate = traits.waiting > 0 && error instanceof Error && error.name === 'DeadlineError';
  if (isApiError(error) || traits.isMissing || isApiLate) return null;
  const part = partOfModule(routeModule);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const owner = part && `${part}@${set[part]}`;
  return { suspects: attributionOf(stack, owner, `shell@${set.shell}`), message, stack: framesOf(stack) };
}

/** Without the message above the frames, which may be longer than what is kept. */
function framesOf(stack: string): string {
  return stack.slice(Math.max(0, stack.search(/^ +at /m))).slice(0, mostStack);
}
