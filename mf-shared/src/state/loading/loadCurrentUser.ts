import type { Api, AppStore } from '@marquee/shared';
import { setUser } from '../user.ts';
import { loadOnce } from './loadOnce.ts';

const message = 'Could not get logged in status';

/** Loads the reader's account if it is not loaded. A failure is only logged, and the reader stays unknown. */
export async function loadCurrentUser(store: AppStore, api: Api): Promise<void> {
  if (store.getState().user?.known) return;
  await loadOnce(store, 'user', async () => {
    try {
      const { success, user } = await api.currentUser();
      if (success) store.dispatch(setUser(user));
      else console.warn(message);
    } catch (error) {
      console.warn(message, error);
    }
  });
}
