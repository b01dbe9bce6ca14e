import type { SiteKey } from '@marquee/shared/domain';
import { createContext } from 'react';

/** The magazine of the post that is being written; null until one is chosen. */
export const PostSiteContext = createContext<SiteKey | null>(null);
