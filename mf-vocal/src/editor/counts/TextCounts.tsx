import type { Editor } from '@tiptap/react';
import { useContext, useMemo } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { countWords } from './countWords.ts';
import { readingMinutes } from './readingMinutes.ts';
import { useDocumentAtPause } from './useDocumentAtPause.ts';
import { WordGoalContext } from './WordGoalContext.ts';

/** Shows the number of words of the document, the writer's goal if there is one, and the reading time. */
export function TextCounts({ editor, className }: { editor: Editor; className?: string }) {
  const doc = useDocumentAtPause(editor);
  const { goal } = useContext(WordGoalContext);
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
      {goal === null ? editorTexts.words(words) : editorTexts.wordsOf(words, goal)} · {editorTexts.readingTime(minutes)}
    </p>
  );
}
