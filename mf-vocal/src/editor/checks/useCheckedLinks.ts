import { useEffect, useRef } from 'react';
import { checkedAddress } from './links/checkedAddress.ts';
import { linksOf } from './links/linksOf.ts';
import { linkStates } from './links/useLinkStates.ts';
import { type CheckedEditor, useSiteUrl } from './useFindings.ts';

/** Lets the api check the links of a post once, when the component appears. */
export function useCheckedLinks({ editor, draft }: CheckedEditor): void {
  const siteUrl = useSiteUrl(draft);
  const addresses = useRef(() =>
    linksOf(editor.state.doc, draft.imageCaption)
      .map(({ href }) => checkedAddress(href, siteUrl))
      .filter((address) => address !== null),
  );
  useEffect(() => void linkStates.check(addresses.current()), []);
}
