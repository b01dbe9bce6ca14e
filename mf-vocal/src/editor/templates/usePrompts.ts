import type { Editor } from '@tiptap/react';
import { useLayoutEffect } from 'react';
import { keptPrompts } from './keptPrompts.ts';
import { findPrompts, isKeptPrompt, promptsToKeep } from './promptPlaces.ts';
import { promptsPlugin, withPrompts } from './prompts.ts';

/** Shows the prompts of a starter in the editor of a post, also after the post was closed and opened again. */
export function usePrompts(editor: Editor, postId: string): void {
  useLayoutEffect(() => {
    const kept = keptPrompts.of(postId)?.filter(isKeptPrompt);
    let last = JSON.stringify(kept);
    editor.registerPlugin(
      promptsPlugin((prompts, { doc }) => {
        const now = promptsToKeep(doc, prompts);
        // Most keys change no prompt, and need not wait for the browser's storage.
        if (JSON.stringify(now) === last) return;
        last = JSON.stringify(now);
        keptPrompts.set(postId, now.length > 0 ? now : null);
      }),
    );
    if (!kept) return;
    const [step, prompts] = findPrompts(editor.state, kept);
    editor.view.dispatch(withPrompts(step, prompts));
  }, [editor, postId]);
}
