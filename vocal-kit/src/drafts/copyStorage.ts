import type { Draft } from '@marquee/shared/domain';
import type { UnsavedChanges } from './UnsavedChanges.ts';

/** Unsaved changes of a draft, kept in the browser. */
export type LocalCopy = UnsavedChanges & {
  id: string;
  /** Time of the last change (RFC 3339). */
  at: string;
  /** Id of the account that wrote it; copies of earlier versions of Vocal have none. */
  account?: string;
  /** The title with the changes, for lists. */
  title?: string;
  /** The version that was changed: the draft opens from it without a connection. Left out when the browser has no room. */
  stored?: Draft;
};

/**
 * Storage in which unsaved changes survive a closed tab. Any method may reject, for example if the browser blocks
 * storage.
 */
export type CopyStorage = {
  get(id: string): Promise<LocalCopy | undefined>;
  put(copy: LocalCopy): Promise<void>;
  /** Keeps a copy before the call returns, for a page that is being left. Leaves it out if there is no room. */
  putAtOnce(copy: LocalCopy): void;
  remove(id: string): Promise<void>;
  /** The copies of one account. */
  of(account: string): Promise<LocalCopy[]>;
};
