import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type RefObject, useContext } from 'react';
import { PostLanguageContext } from '../language/PostLanguageContext.ts';
import { defaultLanguage } from './defaultLanguage.ts';
import { SmartPunctuationContext } from './SmartPunctuationContext.ts';

const fieldMarks = onDemand(async () => (await import('./FieldMarks.tsx')).FieldMarks);

type LazyFieldMarksProps = {
  /** Element around the fields of plain text. */
  around: RefObject<HTMLElement | null>;
  /** True once the writer types in a field. */
  isNeeded: boolean;
};

/** Typographic marks in the fields of plain text. Their code loads when the writer first types. */
export function LazyFieldMarks({ around, isNeeded }: LazyFieldMarksProps) {
  const isWanted = useContext(SmartPunctuationContext);
  const language = useContext(PostLanguageContext) ?? defaultLanguage;
  const Marks = useOnDemand(fieldMarks, isWanted && isNeeded && 'the writer types');
  return Marks && isWanted ? <Marks around={around} language={language} /> : null;
}
