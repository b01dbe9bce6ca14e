import type { CopyStorage, LocalCopy } from '@marquee/vocal-kit/drafts/copyStorage.ts';
import type { TaggedDraft, WriterApi } from '../api/createWriterApi.ts';
import { etagOf } from '../api/createWriterApi.ts';
import { EditedDraft } from './EditedDraft.ts';
import { loadMerge } from './merge/loadMerge.ts';
import type { SavingState } from './savingState.ts';
import { canBeRepeated, causeOf } from './server/saveFailure.ts';

export type OpenedDraft = {
  edited: EditedDraft;
  state: SavingState;
  /** Copy of unsaved changes from an earlier visit. Null without a copy. */
  copy: LocalCopy | null;
};

type Sources = { api: Pick<WriterApi, 'draft'>; copies: CopyStorage; account: string };

/**
 * Loads a draft with the changes that an earlier visit could not save. While the server cannot be reached, a draft with
 * such changes opens from its copy in the browser.
 * @param isHeld true if this tab may edit the draft. Otherwise the copy belongs to another tab
 * @throws ApiError if the draft cannot be loaded and there is no copy
 */
export async function openDraft(id: string, { api, copies, account }: Sources, isHeld: boolean): Promise<OpenedDraft> {
  const copy = isHeld ? await ownCopy(id, copies, account) : null;
  let loaded: TaggedDraft;
  try {
    loaded = await api.draft(id);
  } catch (error) {
    const failure = error as { status?: number };
    if (!copy?.stored || !canBeRepeated(failure)) throw error;
    const edited = new EditedDraft({ draft: copy.stored, etag: etagOf(copy.stored) });
    edited.takeUp(copy);
    return { edited, state: { kind: 'offline', cause: causeOf(failure) }, copy };
  }
  const edited = new EditedDraft(loaded);
  if (copy && !edited.takeUp(copy)) {
    const merged = (await loadMerge())(loaded.draft, copy);
    if (!merged)
      return { edited, state: { kind: 'conflict', stored: loaded.draft, mine: edited.shown, unsaved: copy }, copy };
    edited.merge(loaded.draft, merged);
  }
  const kind = !isHeld ? 'readOnly' : edited.hasChanges ? 'dirty' : 'saved';
  return { edited, state: { kind }, copy };
}

/** Returns the copy if it belongs to the account. Other accounts may use the same browser. */
async function ownCopy(id: string, copies: CopyStorage, account: string): Promise<LocalCopy | null> {
  const copy = await copies.get(id).catch(() => undefined);
  return copy && (copy.account ?? account) === account ? copy : null;
}
