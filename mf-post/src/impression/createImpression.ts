import { type AppStore, ajax, createApi, postsSlice } from '@marquee/shared';
import type { Impression } from '@marquee/shared/domain';
import { handleError } from '@marquee/shared/page/handleError';
import { messages } from '../texts.ts';

const { impressionCreating, impressionSucceeded, impressionFailed } = postsSlice.actions;

/**
 * Sends an impression to the api. A failure goes to the global error handler and is not shown to the reader.
 * @param ticket ticket of the visit. A read without a ticket does not count
 * @returns true if the api accepted it
 */
export async function createImpression(
  store: Pick<AppStore, 'dispatch'>,
  impression: Impression,
  ticket: string,
): Promise<boolean> {
  store.dispatch(impressionCreating());
  try {
    const { success, error } = await createApi(ajax).createImpression(impression, ticket);
    if (!success) throw new Error(error ?? undefined);
    store.dispatch(impressionSucceeded());
    return true;
  } catch (error) {
    store.dispatch(impressionFailed());
    handleError(messages.noImpression, error);
    return false;
  }
}
