import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { PostLanguageContext } from '../language/PostLanguageContext.ts';
import { defaultLanguage } from './defaultLanguage.ts';
import { type FieldRun, fieldRun } from './fieldRun.ts';
import { SmartPunctuationContext } from './SmartPunctuationContext.ts';

const fieldMarks = onDemand(async () => (await import('./FieldMarks.tsx')).FieldMarks);

/**
 * Typographic marks in the fields of plain text inside an element. Their code loads when the writer first types, and
 * replaces what was typed while it loaded.
 */
export function LazyFieldMarks({ around }: { around: RefObject<HTMLElement | null> }) {
  const isWanted = useContext(SmartPunctuationContext);
  const language = useContext(PostLanguageContext) ?? defaultLanguage;
  const [isTyping, setTyping] = useState(false);
  const early = useRef<FieldRun | null>(null);
  const Marks = useOnDemand(fieldMarks, isWanted && isTyping && 'the writer types');
  useEffect(() => {
    const box = around.current;
    if (Marks || !box) return;
    const onInput = (event: Event) => {
      early.current = fieldRun(early.current, event);
      setTyping(true);
    };
    box.addEventListener('input', onInput);
    return () => box.removeEventListener('input', onInput);
  }, [Marks, around]);
  return Marks && isWanted ? <Marks around={around} early={early} language={language} /> : null;
}
