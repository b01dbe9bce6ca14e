import { ajax } from '@marquee/shared';
import type { LinkCheckResponse } from '@marquee/shared/domain';
import { useSyncExternalStore } from 'react';
import { type LinkChecks, LinkStates } from './LinkStates.ts';

/** States of the links of all posts that this page has opened. */
export const linkStates = new LinkStates({
  ask: (addresses) => ajax.post<LinkCheckResponse>('/api/vocal/links/check', { addresses }),
});

/** Returns the known states of links. Checks none by itself. */
export function useLinkStates(): LinkChecks {
  return useSyncExternalStore(linkStates.subscribe, linkStates.current);
}
