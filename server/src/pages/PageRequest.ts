import type { HostKey } from '@marquee/shared/domain';
import type { ColourScheme } from '@marquee/shell/src/app/document.ts';
import type { PageAddress } from '../address/PageAddresses.ts';

/** All that tells one page from another. */
export type PageRequest = { key: HostKey; address: PageAddress; colourScheme: ColourScheme };
