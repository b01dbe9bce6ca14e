import { type Editor, useEditorState } from '@tiptap/react';
import { useDeferredValue, useMemo } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { countWords } from './countWords.ts';
import { readingMinutes } from './readingMinutes.ts';

/** Words of the document and the time to read it. */
export function TextCounts({ editor, className }: { editor: Editor; className?: string }) {
  // Counted when the keys leave time for it.
  const doc = useDeferredValue(useEditorState({ editor, selector: ({ editor: { state } }) => state.doc }));
  const { words, minutes } = useMemo(() => {
    const count = countWords(doc.textBetween(0, doc.content.size, ' ', ' '));
    let pictures = 0;
    doc.forEach(({ type, attrs }) => {
      if (type.name === 'image') pictures += 1;
      if (type.name === 'gallery') pictures += attrs.images.length;
    });
    return { words: count, minutes: readingMinutes(count, pictures) };
  }, [doc]);
  return (
    <p className={className}>
      {editorTexts.words(words)} · {editorTexts.readingTime(minutes)}
    </p>
  );
}
