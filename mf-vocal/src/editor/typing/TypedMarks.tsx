import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { replaceRun, typedMarks } from './typedMarks.ts';
import type { TypedRun } from './typedRun.ts';

type TypedMarksProps = {
  editor: Editor;
  /** The last run of characters that were typed before this code was loaded. */
  early: RefObject<TypedRun | null>;
  /** Language of the post, BCP 47. */
  language: string;
};

/** Replaces quotation marks, dashes and dots that are typed in a document. Shows nothing. */
export function TypedMarks({ editor, early, language }: TypedMarksProps) {
  const now = useRef(language);
  useLayoutEffect(() => {
    now.current = language;
  });
  useLayoutEffect(() => {
    const plugin = typedMarks(() => now.current);
    // Puts the plugin first, because its Backspace must run before the keys of other plugins.
    editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins]);
    if (early.current) replaceRun(editor.view, early.current, now.current);
    early.current = null;
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin('typedMarks');
    };
  }, [editor, early]);
  return null;
}
