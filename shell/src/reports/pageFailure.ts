import type { ReleaseSet } from '../releases/releaseSet.ts';
import { isApiError } from './isApiError.ts';
import { partOfModule, suspectsOf } from './suspectsOf.ts';

/** Why a page could not be made, and by whose fault: `remote@version`, the likeliest first. */
export type PageFailure = { suspects: readonly string[]; message: string };

/**
 * @param routeModule exposed module that owns the page: `mf_post/post`
 * @returns null when it was the api that failed: that says nothing about a release
 */
export function pageFailure(error: unknown, routeModule: string | null, set: ReleaseSet): PageFailure | null {
  if (isApiError(error)) return null;
  const part = partOfModule(routeModule);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const owner = part && `${part}@${set[part]}`;
  return { suspects: suspectsOf(stack, owner, `shell@${set.shell}`), message };
}
