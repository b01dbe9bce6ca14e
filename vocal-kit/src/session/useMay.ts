import { type Action, may, rightsOf } from '@marquee/shared/domain';
import { useSession } from './useSession.ts';

/**
 * Returns a function that says whether a role of the signed-in account permits an action somewhere. The api decides
 * about each post and site.
 */
export function useMay(): (action: Action) => boolean {
  const { user } = useSession();
  return (action) => user !== null && may(rightsOf(user), action);
}
