import type { DeskPostList } from '@marquee/shared/domain';
import type { DeskAddress } from './address/deskAddress.ts';

/** The api's calls of the list. Each rejects with an `ApiError`. */
export type DeskCalls = {
  list(address: DeskAddress, signal: AbortSignal): Promise<DeskPostList>;
  /** @returns the id of the new, empty draft */
  create(): Promise<string>;
  /** @returns the id of the copy */
  duplicate(id: string): Promise<string>;
  moveToTrash(id: string): Promise<void>;
  restore(id: string): Promise<void>;
};
