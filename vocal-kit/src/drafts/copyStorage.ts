import type { Draft } from '@marquee/shared/domain';
import type { UnsavedChanges } from './UnsavedChanges.ts';

/** Unsaved changes of a draft, kept in the browser. */
export type LocalCopy = UnsavedChanges & {
  id: string;
  /** Time of the last change (RFC 3339). */
  at: string;
  /** Id of the account that made the changes. Copies of earlier versions of Vocal have no account. */
  account?: string;
  /** Title of the changed draft, for lists. */
  title?: string;
  /** The stored version before the changes, to open the draft offline. Left out if the browser's storage is full. */
  stored?: Draft;
};

/**
 * Storage in which unsaved changes survive a closed tab. Any method may reject, for example if the browser blocks
 * storage.
 */
export type CopyStorage = {
  get(id: string): Promise<LocalCopy | undefined>;
  put(copy: LocalCopy): Promise<void>;
  /** Stores a copy synchronously, because the page is about to close. Stores nothing if the storage is full. */
  putAtOnce(copy: LocalCopy): void;
  remove(id: string): Promise<void>;
  /** Returns the copies of an account. */
  of(account: string): Promise<LocalCopy[]>;
};
