import type { DraftFields } from '@marquee/shared/domain';
import { compareTexts, countChangedWords } from '@marquee/vocal-kit/compare/compareTexts.ts';
import { readableText } from '@marquee/vocal-kit/compare/readableText.ts';

/** Words that came and went between two versions, in the title, the subtitle and the story. */
export function changedWords(before: DraftFields, after: DraftFields): { added: number; removed: number } {
  return countChangedWords(compareTexts(wordsOf(before), wordsOf(after)));
}

const wordsOf = (fields: DraftFields) => [fields.title, fields.subtitle, ...readableText(fields)];
