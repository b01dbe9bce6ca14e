import type { Draft } from '@marquee/shared/domain';
import { postWords } from '@marquee/shared/seo/postWords';
import { shownLengths } from '../../settings/shownLengths.ts';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';

/**
 * Finds titles that search results and shared links cut, and a missing description. A post without a title has just been
 * begun, so it has no finding.
 */
export function searchAndCards(draft: Draft): Finding[] {
  const { title, ogTitle, description } = postWords(draft);
  if (!title.trim()) return [];
  const findings: Finding[] = [];
  if (title.length > shownLengths.seoTitle)
    findings.push({
      check: 'searchTitle',
      message: checkTexts.searchTitle(title.length, shownLengths.seoTitle),
      words: excerpt(title),
      place: { kind: 'field', field: 'seoTitle' },
    });
  if (ogTitle.length > shownLengths.ogTitle)
    findings.push({
      check: 'cardTitle',
      message: checkTexts.cardTitle(ogTitle.length, shownLengths.ogTitle),
      words: excerpt(ogTitle),
      place: { kind: 'field', field: 'ogTitle' },
    });
  if (!description.trim())
    findings.push({
      check: 'description',
      message: checkTexts.description,
      words: checkTexts.summary,
      place: { kind: 'field', field: 'summary' },
    });
  return findings;
}
