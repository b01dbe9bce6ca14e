import type { CountedNetwork } from '@marquee/shared/domain';

export type ShareCountSource = {
  name: string;
  /** Name of the query argument for the address of the post, if not `url`. */
  subject?: string;
  /** The query besides the post's address. */
  query?: Readonly<Record<string, string>>;
  /** Name of the query argument for the callback. Null for VK, which calls `VK.Share.count(index, count)`. */
  callback: string | null;
  /** The count's place in the response. */
  path: readonly (string | number)[];
};

/** Requests and responses of the networks. Their addresses are in `@marquee/shared/shareCountAddresses`. */
export const shareCountSources: Readonly<Record<CountedNetwork, ShareCountSource>> = {
  /** Response of version 1 of the Graph API. Later versions require a token. */
  facebook: { name: 'Facebook', subject: 'id', callback: 'callback', path: ['share', 'share_count'] },
  buffer: { name: 'Buffer', callback: 'callback', path: ['shares'] },
  pinterest: { name: 'Pinterest', callback: 'callback', path: ['count'] },
  linkedin: { name: 'LinkedIn', query: { format: 'jsonp' }, callback: 'callback', path: ['count'] },
  /** The score of the newest submission of the address. */
  reddit: { name: 'Reddit', query: { limit: '1' }, callback: 'jsonp', path: ['data', 'children', 0, 'data', 'score'] },
  vk: { name: 'VK', query: { act: 'count' }, callback: null, path: [] },
  tumblr: { name: 'Tumblr', callback: 'callback', path: ['response', 'note_count'] },
};
