/**
 * Puts the caret into a text field that was pressed. Where a field has just moved, as when a picture arrives above it,
 * Chromium can give it the focus after a touch and leave the caret in the document: all keys would go nowhere.
 */
export function takeCaret(pressed: EventTarget): void {
  if (!(pressed instanceof HTMLInputElement || pressed instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = pressed;
  // Fields without text, as for files, have neither.
  if (selectionStart !== null) pressed.setSelectionRange(selectionStart, selectionEnd);
}
