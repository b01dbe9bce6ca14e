import type { SiteKey } from '@marquee/shared/domain';
import { createContext } from 'react';

/** Magazine of the post in the editor. Null until the writer has chosen a magazine. */
export const PostSiteContext = createContext<SiteKey | null>(null);
