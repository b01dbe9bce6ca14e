import { ageNoticeId } from '../document/ageNotice.ts';

/** Entry of the browser's storage. It holds no more than that the reader has said so once. */
export const adultEntry = 'marquee-adult';

/**
 * Shows the notice of a site for adults until a reader has said to be one. Only the button closes it: Escape would say nothing.
 * @param storage throws where the browser keeps nothing: then the notice is on every page that is loaded
 */
export function askAge(document: Document, storage: () => Storage): void {
  const notice = document.getElementById(ageNoticeId);
  if (!(notice instanceof HTMLDialogElement) || isKnown(storage)) return;
  notice.addEventListener('cancel', (event) => event.preventDefault());
  notice.addEventListener('close', () => {
    if (notice.returnValue !== 'adult') return;
    try {
      storage().setItem(adultEntry, '1');
    } catch {
      // The browser keeps nothing.
    }
  });
  notice.showModal();
}

function isKnown(storage: () => Storage): boolean {
  try {
    return storage().getItem(adultEntry) !== null;
  } catch {
    return false;
  }
}
