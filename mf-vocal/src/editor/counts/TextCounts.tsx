import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { countWords } from './countWords.ts';
import { readingMinutes } from './readingMinutes.ts';
import { useDocumentAtPause } from './useDocumentAtPause.ts';

/** Shows the number of words of the document and its reading time. */
export function TextCounts({ editor, className }: { editor: Editor; className?: string }) {
  const doc = useDocumentAtPause(editor);
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
