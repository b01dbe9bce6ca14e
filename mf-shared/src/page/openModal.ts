import { holdScroll } from './holdScroll.ts';

/** Opens a dialog as a modal, behind which the page does not scroll. @returns a function that closes the dialog */
export function openModal(dialog: HTMLDialogElement): () => void {
  // In this order the browser computes the page's styles once.
  holdScroll(document, true);
  dialog.showModal();
  return () => {
    dialog.close();
    holdScroll(document, false);
  };
}
