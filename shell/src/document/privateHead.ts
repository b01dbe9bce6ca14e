import type { PageMeta } from '@marquee/shared';
import type { HeadTag } from '../serverContract.ts';

/** The head elements of a private page: its title, and nothing by which machines would list it or show it elsewhere. */
export function privateHead({ title }: Pick<PageMeta, 'title'>): HeadTag[] {
  return [
    { tag: 'title', attributes: {}, text: title },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ];
}
