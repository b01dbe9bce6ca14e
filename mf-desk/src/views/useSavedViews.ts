import type { SavedView, SavedViewPage } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { moveBrowserViews } from './browserViews.ts';
import { SavedViewsApiContext } from './SavedViewsApiContext.ts';
import { viewTexts } from './viewTexts.ts';

/** Reads and stores the named views of a moderator. @param search query string of the view on the screen */
export function useSavedViews(userId: string, page: SavedViewPage, search: string) {
  const api = useContext(SavedViewsApiContext);
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const hasFocusMoved = useRef(false);
  // Without the views, a name could replace a view that is not shown.
  const isSaveable = views !== null && search !== '' && !views.some((view) => view.search === search);

  useEffect(() => {
    const ending = new AbortController();
    const read = async () => {
      const found = await api.list(page, { signal: ending.signal });
      setViews(found);
      if (page === 'queue') setViews(await moveBrowserViews(userId, found, api));
    };
    // The page works without its saved views, and an older api has none.
    read().catch(() => undefined);
    return () => ending.abort();
  }, [api, page, userId]);

  // The change removes the pressed button, so moves the focus to the field, or else to the last control of the views.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change shows other stops
  useEffect(() => {
    if (!hasFocusMoved.current) return;
    hasFocusMoved.current = false;
    const stops = section.current?.querySelectorAll<HTMLElement>('a, :scope > button');
    const target =
      section.current?.querySelector('input') ?? stops?.[stops.length - 1] ?? document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus();
  }, [views, name]);

  function rename(next: string | null): void {
    hasFocusMoved.current = next === null || name === null;
    setName(next);
  }

  /** @returns whether the views were changed */
  async function change(call: Promise<SavedView[]>): Promise<boolean> {
    setFault(null);
    try {
      const changed = await call;
      hasFocusMoved.current = true;
      setViews(changed);
      return true;
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : viewTexts.failed);
      return false;
    }
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = name?.trim();
    if (given && (await change(api.save({ page, name: given, search })))) rename(null);
  }

  const remove = (view: SavedView) => change(api.remove(view.id));
  return { section, views: views ?? [], name, fault, isSaveable, setName, rename, remove, save };
}
