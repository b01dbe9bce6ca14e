import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { AnswerTraits } from '../upstream/apiTransport.ts';
import { attributionOf, partOfModule } from './attributionOf.ts';
import { isApiError } from './isApiError.ts';

/** Why a page could not be made, and by whose fault: `remote@version`, the likeliest first. */
export type PageFailure = { suspects: readonly string[]; message: string };

/**
 * @param routeModule exposed module that owns the page: `mf_post/post`
 * @param traits of the api's answers that the page used
 * @returns null when it says nothing about a release: the api failed or had not answered in time, or the address is one that no reader is
 *   led to, as the api does not know it
 */
export function pageFailure(
  error: unknown,
  routeModule: string | null,
  set: ReleaseSet,
  traits: Pick<AnswerTraits, 'isMissing' | 'waiting'> = { isMissing: false, waiting: 0 },
): PageFailure | null {
  const isApiLate = traits.waiting > 0 && error instanceof Error && error.name === 'DeadlineError';
  if (isApiError(error) || traits.isMissing || isApiLate) return null;
  const part = partOfModule(routeModule);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const owner = part && `${part}@${set[part]}`;
  return { suspects: attributionOf(stack, owner, `shell@${set.shell}`), message };
}
