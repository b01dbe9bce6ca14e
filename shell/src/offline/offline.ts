import { cacheNames } from '../serviceWorker/cacheNames.ts';
import { listSavedPages, savedPages, savedPagesId } from './listSavedPages.ts';

/**
 * Script of the offline page, instead of the application. It lists the stored pages, and reloads when the connection
 * returns.
 */

async function showSavedPages(): Promise<void> {
  const section = document.getElementById(savedPagesId);
  if (section) listSavedPages(section, await savedPages(await caches.open(cacheNames.pages)));
}

let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
// The browser can restore the page when the reader goes back.
addEventListener('pageshow', () => {
  isLeaving = false;
});

void showSavedPages();
// A reload would cancel the navigation to a page that the reader has chosen.
addEventListener('online', () => isLeaving || location.reload());
