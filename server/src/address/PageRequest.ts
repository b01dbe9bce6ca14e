import type { HostKey } from '@marquee/shared/domain';
import type { ColourScheme } from '@marquee/shell/serverContract';
import type { PageAddress } from './PageAddresses.ts';

/** The properties that distinguish one page response from another, and the reader who requests it. */
export type PageRequest = {
  host: HostKey;
  address: PageAddress;
  colourScheme: ColourScheme;
  /** Address of the reader that the page is made for, by which the api limits searches; absent for pages that we ask for ourselves. */
  client?: string;
  /** Id of the reader's request, which the api's log names too. Absent for pages that we ask for ourselves. */
  requestId?: string;
};
