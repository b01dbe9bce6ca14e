/**
 * Puts the caret into a pressed text field. If a field has just moved, for example because a picture has appeared above
 * it, Chromium may focus it after a touch but leave the caret in the document. Typed keys would then have no effect.
 */
export function takeCaret(pressed: EventTarget): void {
  if (!(pressed instanceof HTMLInputElement || pressed instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = pressed;
  // Fields without text, such as file fields, have no selection.
  if (selectionStart !== null) pressed.setSelectionRange(selectionStart, selectionEnd);
}
