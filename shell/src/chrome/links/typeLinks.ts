import { texts } from '../texts.ts';
import type { LinkItem } from './LinkItems.tsx';

/** The pages that list the posts of one type. */
export const typeLinks: readonly LinkItem[] = [
  ['/articles', texts.articles],
  ['/galleries', texts.galleries],
  ['/videos', texts.videos],
];
