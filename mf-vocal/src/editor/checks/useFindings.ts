import { usePageConfig } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { useDocumentAtPause } from '../counts/useDocumentAtPause.ts';
import { useEndings } from './endings/useEndings.ts';
import { findingsOf, type ListedFinding } from './findingsOf.ts';
import { useLinkStates } from './links/useLinkStates.ts';
import { useLongSentences } from './sentenceChoice.ts';

/** Document and fields that the checks read. */
export type CheckedEditor = { editor: Editor; draft: Draft };

type Findings = {
  /** Findings at the last pause in typing. */
  findings: readonly ListedFinding[];
  /** Returns a finding with its present place, because typing moves the places after it. Undefined if it is mended. */
  presentOf: (key: string) => ListedFinding | undefined;
};

/** Runs the checks over a post at each pause in typing. */
export function useFindings({ editor, draft }: CheckedEditor): Findings {
  const document = useDocumentAtPause(editor);
  const siteUrl = useSiteUrl(draft);
  const { states } = useLinkStates();
  const endings = useEndings();
  const hasLongSentences = useLongSentences();
  return useMemo(() => {
    const post = { draft, siteUrl, states, endings, hasLongSentences };
    return {
      findings: findingsOf({ document, ...post }),
      presentOf: (key) => findingsOf({ document: editor.state.doc, ...post }).find((finding) => finding.key === key),
    };
  }, [document, draft, editor, siteUrl, states, endings, hasLongSentences]);
}

/** Address of the magazine of a post. Null before one is chosen. */
export function useSiteUrl({ site }: Draft): string | null {
  return usePageConfig().sites.find(({ key }) => key === site)?.url ?? null;
}
