import type { Editor } from '@tiptap/react';
import { findMatches } from '../find/findMatches.ts';
import { showPlace } from './showPlace.ts';

/**
 * Shows the part of the document that a note is on, and selects the noted words. A part is the id of a module, or
 * `content`. Does nothing if the writer has just removed the part.
 */
export function showNoted(editor: Editor, place: string, quote: string | null): void {
  const { doc } = editor.state;
  const starts: { position: number; id: string | null }[] = [];
  doc.forEach((node, position) => {
    const id: string | null = node.attrs.module ?? node.attrs.run ?? null;
    if (id !== null) starts.push({ position, id });
  });
  const index = starts.findIndex(({ id }) => id === place);
  if (index < 0 && place !== 'content') return;
  const from = place === 'content' ? 0 : (starts[index]?.position ?? 0);
  const next = starts.find(({ position, id }) => position > from && id !== place)?.position ?? doc.content.size;
  const match = quote ? findMatches(doc, quote).find((found) => found.from >= from && found.to <= next) : undefined;
  const selection = match ?? Math.min(from + 1, doc.content.size);
  editor.chain().setTextSelection(selection).focus(null, { scrollIntoView: false }).run();
  showPlace(editor.view, match?.from ?? from);
}
