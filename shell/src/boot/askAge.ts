import { ageNoticeId } from '../document/ageNotice.ts';

/** Key in the storage of the browser. The entry only records that the reader has confirmed the age. */
export const adultEntry = 'marquee-adult';

/**
 * Shows the age notice of a site for adults until the reader has confirmed the age. Only the button closes the notice,
 * because Escape would not confirm the age.
 * @param storage throws if the browser blocks storage. The notice then appears on every page load.
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
      // The browser blocks storage.
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
