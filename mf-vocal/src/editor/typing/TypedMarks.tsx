import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import { typedMarks } from './typedMarks.ts';

type TypedMarksProps = {
  editor: Editor;
  /** Language of the post, BCP 47. */
  language: string;
};

/** Replaces quotation marks, dashes and dots that are typed in a document. Shows nothing. */
export function TypedMarks({ editor, language }: TypedMarksProps) {
  const now = useRef(language);
  useLayoutEffect(() => {
    now.current = language;
  });
  useLayoutEffect(() => {
    const plugin = typedMarks(() => now.current);
    // Puts the plugin first, because its Backspace must run before the keys of other plugins.
    editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins]);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin('typedMarks');
    };
  }, [editor]);
  return null;
}
