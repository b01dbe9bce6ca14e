import type { Shareable } from './shareable.ts';

export type PopupSize = { width: number; height: number };

/** A way to share a post: its name, its address, and the size of the pop-up that it opens in. */
export type ShareNetwork<Page extends Shareable = Shareable> = {
  name: string;
  /** Target of the button, or null if required data is missing. Every network needs the address of the post. */
  address: (page: Page & { url: string }) => string | null;
  /** Size of the pop-up. Undefined if the link opens no page. */
  popup?: PopupSize;
};
