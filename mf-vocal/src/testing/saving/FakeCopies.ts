import type { CopyStorage, LocalCopy } from '@marquee/vocal-kit/drafts/copyStorage.ts';

/** A browser's storage, shared by its tabs and visits. */
export class FakeCopies implements CopyStorage {
  readonly copies = new Map<string, LocalCopy>();
  readonly get = async (id: string) => this.copies.get(id);
  readonly put = async (copy: LocalCopy) => void this.copies.set(copy.id, copy);
  readonly putAtOnce = (copy: LocalCopy) => void this.copies.set(copy.id, copy);
  readonly of = async (account: string) => [...this.copies.values()].filter((copy) => copy.account === account);
  readonly remove = async (id: string) => void this.copies.delete(id);
}
