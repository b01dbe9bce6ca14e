import type { HostKey } from '@marquee/shared/domain';
import type { ColourScheme } from '@marquee/shell/serverContract';
import type { PageAddress } from './PageAddresses.ts';

/** All that distinguishes one page from another, and its reader. */
export type PageRequest = {
  key: HostKey;
  address: PageAddress;
  colourScheme: ColourScheme;
  /** Address of the reader that the page is made for, by which the api limits searches; absent for pages that we ask for ourselves. */
  client?: string;
};
