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

void showSavedPages();
addEventListener('online', () => location.reload());
