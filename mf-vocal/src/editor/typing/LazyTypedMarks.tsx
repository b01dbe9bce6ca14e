import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import type { Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext, useEffect, useRef } from 'react';
import { PostLanguageContext } from '../language/PostLanguageContext.ts';
import { defaultLanguage } from './defaultLanguage.ts';
import { SmartPunctuationContext } from './SmartPunctuationContext.ts';
import { type TypedRun, typedRun } from './typedRun.ts';

const typedMarks = onDemand(async () => (await import('./TypedMarks.tsx')).TypedMarks);

/**
 * Typographic marks in a document. Their code loads when the caret first enters the document, and replaces what was
 * typed while it loaded.
 */
export function LazyTypedMarks({ editor }: { editor: Editor }) {
  const isWanted = useContext(SmartPunctuationContext);
  const language = useContext(PostLanguageContext) ?? defaultLanguage;
  const isFocused = useEditorState({ editor, selector: ({ editor: now }) => now.isFocused });
  const Marks = useOnDemand(typedMarks, isWanted && isFocused && 'the caret is in the document');
  const early = useRef<TypedRun | null>(null);
  useEffect(() => {
    if (Marks) return;
    const onTransaction = ({ transaction }: { transaction: Transaction }) => {
      early.current = typedRun(early.current, transaction);
    };
    editor.on('transaction', onTransaction);
    return () => void editor.off('transaction', onTransaction);
  }, [Marks, editor]);
  return Marks && isWanted ? <Marks editor={editor} early={early} language={language} /> : null;
}
