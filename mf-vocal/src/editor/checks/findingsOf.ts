import type { Draft, LinkState } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { defaultLanguage } from '../typing/defaultLanguage.ts';
import type { Endings } from './endings/EndingPictures.ts';
import type { Finding } from './finding.ts';
import { linksOf } from './links/linksOf.ts';
import { altTexts } from './rules/altTexts.ts';
import { deadLinks } from './rules/deadLinks.ts';
import { headingOrder } from './rules/headingOrder.ts';
import { lastDays } from './rules/lastDays.ts';
import { linkTexts } from './rules/linkTexts.ts';
import { longSentences } from './rules/longSentences.ts';
import { searchAndCards } from './rules/searchAndCards.ts';
import { tableHeaders } from './rules/tableHeaders.ts';

export type CheckedPost = {
  document: Node;
  draft: Draft;
  /** Address of the post's magazine. Null before one is chosen. */
  siteUrl: string | null;
  /** States of the checked links, by `checkedAddress`. */
  states: ReadonlyMap<string, LinkState>;
  /** Pictures whose last day is over or soon. */
  endings: Endings;
  hasLongSentences: boolean;
};

/** A finding with a key that stays the same while the writer changes other parts of the post. */
export type ListedFinding = Finding & { key: string };

/** Runs all checks over a post. The findings of each check are in the order of the post. */
export function findingsOf({
  document,
  draft,
  siteUrl,
  states,
  endings,
  hasLongSentences,
}: CheckedPost): ListedFinding[] {
  const language = draft.language ?? defaultLanguage;
  const links = linksOf(document, draft.imageCaption);
  const findings = [
    ...altTexts(document, draft),
    ...lastDays(document, draft, endings),
    ...headingOrder(document),
    ...tableHeaders(document),
    ...linkTexts(links, language),
    ...deadLinks(links, siteUrl, states),
    ...searchAndCards(draft),
    ...(hasLongSentences ? longSentences(document, language) : []),
  ];
  return keyed(findings);
}

function keyed(findings: readonly Finding[]): ListedFinding[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const name = `${finding.check} ${finding.words}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { ...finding, key: `${name} ${count}` };
  });
}
