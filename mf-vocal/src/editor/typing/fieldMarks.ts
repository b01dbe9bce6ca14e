import { typedReplacement } from './typedReplacement.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces quotation marks, dashes and dots that are typed in a field of plain text. The browser's own undo, or a
 * Backspace right after, restores the typed characters.
 * @param languageOf returns the language of the post, BCP 47
 * @returns a function that stops replacing
 */
export function fieldMarks(field: Field, languageOf: () => string): () => void {
  /** The last replacement, and the text after it. */
  let replaced: { end: number; text: string; plain: string; value: string } | null = null;

  /** Replaces the characters before the caret as a step of the browser's history. */
  function write(length: number, text: string): void {
    const end = field.selectionEnd ?? 0;
    field.setSelectionRange(end - length, end);
    // Only `execCommand` writes into a field and keeps the history of its changes.
    field.ownerDocument.execCommand('insertText', false, text);
  }

  function onInput(event: Event): void {
    if (!(event instanceof InputEvent) || event.inputType !== 'insertText' || event.isComposing) return;
    const typed = event.data ?? '';
    const end = field.selectionEnd ?? 0;
    if ([...typed].length !== 1 || field.selectionStart !== end) return;
    const before = field.value.slice(0, end - typed.length);
    const replacement = typedReplacement(before, typed, languageOf());
    if (!replacement) return;
    field.removeEventListener('input', onInput);
    write(replacement.cut + typed.length, replacement.text);
    field.addEventListener('input', onInput);
    replaced = { ...replacement, end: field.selectionEnd ?? 0, value: field.value };
  }

  function onKeyDown(event: Event): void {
    const isBackspace = event instanceof KeyboardEvent && event.key === 'Backspace' && !event.isComposing;
    const isFresh = replaced?.value === field.value && replaced.end === field.selectionStart;
    if (isBackspace && replaced && isFresh && field.selectionStart === field.selectionEnd) {
      event.preventDefault();
      field.removeEventListener('input', onInput);
      write(replaced.text.length, replaced.plain);
      field.addEventListener('input', onInput);
    }
    replaced = null;
  }

  field.addEventListener('input', onInput);
  field.addEventListener('keydown', onKeyDown);
  return () => {
    field.removeEventListener('input', onInput);
    field.removeEventListener('keydown', onKeyDown);
  };
}
