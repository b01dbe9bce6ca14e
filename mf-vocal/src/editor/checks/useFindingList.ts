import { useEffect, useRef } from 'react';
import { endingPictures } from './endings/useEndings.ts';
import type { ListedFinding } from './findingsOf.ts';
import { type JumpPanels, jumpTo } from './jumpTo.ts';
import { checkedAddress } from './links/checkedAddress.ts';
import { linksOf } from './links/linksOf.ts';
import { linkStates } from './links/useLinkStates.ts';
import { type CheckedEditor, useFindings, useSiteUrl } from './useFindings.ts';

export type ChecksProps = CheckedEditor & { panels: JumpPanels };

type FindingList = {
  findings: readonly ListedFinding[];
  /** Jumps to the finding with a key. Does nothing if the writer has just mended the finding. */
  choose: (key: string) => void;
};

/** Findings of a post for a list that has just appeared. Lets the api check the links of the post once. */
export function useFindingList({ panels, ...checked }: ChecksProps): FindingList {
  const { editor, draft } = checked;
  const siteUrl = useSiteUrl(draft);
  const { findings, presentOf } = useFindings(checked);
  const addresses = useRef(() =>
    linksOf(editor.state.doc, draft.imageCaption)
      .map(({ href }) => checkedAddress(href, siteUrl))
      .filter((address) => address !== null),
  );
  useEffect(() => void linkStates.check(addresses.current()), []);
  useEffect(() => void endingPictures.read(draft.id), [draft.id]);

  function choose(key: string): void {
    const finding = presentOf(key);
    if (finding) jumpTo(finding, editor, panels);
  }

  return { findings, choose };
}
