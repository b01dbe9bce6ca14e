import type { Editor } from '@tiptap/core';

/** True for a file that a post can have, by its name or type. The api checks its bytes. */
export const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Lets the writer choose PDFs, and adds them at the caret. Call it in the event of a key or click. */
export function chooseFile(editor: Editor): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: '.pdf,application/pdf', multiple: true });
  input.hidden = true;
  // A browser may discard a field that is not in the page before the writer chooses files.
  document.body.append(input);
  input.addEventListener('change', () => {
    input.remove();
    void addFiles(editor, [...(input.files ?? [])]);
  });
  input.addEventListener('cancel', () => input.remove());
  input.click();
}

/** Uploads PDFs, and adds them at a position of the document. Without a position, adds them at the caret. */
export async function addFiles(editor: Editor, files: readonly File[], position?: number): Promise<void> {
  if (files.length === 0) return;
  const place = position ?? editor.state.selection.head;
  const { uploadFiles } = await import('./uploadFiles.ts');
  uploadFiles(editor, files, place);
}
