import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext } from 'react';
import { PostLanguageContext } from '../language/PostLanguageContext.ts';
import { defaultLanguage } from './defaultLanguage.ts';
import { SmartPunctuationContext } from './SmartPunctuationContext.ts';

const typedMarks = onDemand(async () => (await import('./TypedMarks.tsx')).TypedMarks);

/** Typographic marks in a document. Their code loads when the caret first enters the document. */
export function LazyTypedMarks({ editor }: { editor: Editor }) {
  const isWanted = useContext(SmartPunctuationContext);
  const language = useContext(PostLanguageContext) ?? defaultLanguage;
  const isFocused = useEditorState({ editor, selector: ({ editor: now }) => now.isFocused });
  const Marks = useOnDemand(typedMarks, isWanted && isFocused && 'the caret is in the document');
  return Marks && isWanted ? <Marks editor={editor} language={language} /> : null;
}
