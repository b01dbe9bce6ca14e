import { maxSavedViews, maxViewNameLength, type NewSavedView, type SavedView } from '@marquee/shared/domain';
import type { SavedViewsApi } from './createSavedViewsApi.ts';

const settingOf = (userId: string) => `marquee:desk-queues:${userId}`;

/**
 * Moves views of the queue, which earlier versions kept in this browser, to the account. The browser keeps them until the
 * api has all. A view of the account wins over one of the same name.
 */
export async function moveBrowserViews(userId: string, views: SavedView[], api: SavedViewsApi): Promise<SavedView[]> {
  let moved = views;
  for (const view of readBrowserViews(userId))
    if (!moved.some(({ name }) => name === view.name)) moved = await api.save(view);
  forget(userId);
  return moved;
}

function readBrowserViews(userId: string): NewSavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(settingOf(userId)) ?? '[]');
    const views = Array.isArray(stored) ? stored.filter(isView) : [];
    return views.slice(0, maxSavedViews).map(({ name, search }) => ({ page: 'queue', name, search }));
  } catch {
    return [];
  }
}

/** The pages of moderators load no schemas. */
function isView(value: unknown): value is Pick<NewSavedView, 'name' | 'search'> {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Partial<Record<keyof NewSavedView, unknown>>;
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= maxViewNameLength;
  return isName && typeof search === 'string' && /^\?[\w%&=+.*:~!'()-]{1,999}$/.test(search);
}

function forget(userId: string): void {
  try {
    localStorage.removeItem(settingOf(userId));
  } catch {
    // A browser that blocks storage has kept no views.
  }
}
