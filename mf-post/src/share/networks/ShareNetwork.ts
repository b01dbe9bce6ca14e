import type { Shareable } from './shareable.ts';

export type PopupSize = { width: number; height: number };

/** A way to share a post: its name, its address, and the size of the pop-up that it opens in. */
export type ShareNetwork<Page extends Shareable = Shareable> = {
  name: string;
  /** Its button's target; null when something that it needs is missing. Every network needs the post's address. */
  address: (page: Page & { url: string }) => string | null;
  /** None where no page opens. */
  popup?: PopupSize;
};
