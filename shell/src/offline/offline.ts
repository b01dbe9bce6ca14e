import { cacheNames } from '../serviceWorker/cacheNames.ts';
import { listSavedPages, savedPages, savedPagesId } from './listSavedPages.ts';

/**
 * The offline page's script, in the place of the application: it lists the pages kept, and reloads with the connection.
 */

async function showSavedPages(): Promise<void> {
  const section = document.getElementById(savedPagesId);
  if (section) listSavedPages(section, await savedPages(await caches.open(cacheNames.pages)));
}

void showSavedPages();
addEventListener('online', () => location.reload());
