import type { CountedNetwork } from './siteConfig.ts';

/**
 * Address at which each network counts shares. The content security policy allows exactly these scripts, which the
 * browser requests. The networks documented these addresses or used them in their own buttons. Most networks have since
 * closed theirs or require a key. A closed or failing address counts 0.
 */
export const shareCountAddresses: Readonly<Record<CountedNetwork, string>> = {
  facebook: 'https://graph.facebook.com/',
  buffer: 'https://api.bufferapp.com/1/links/shares.json',
  pinterest: 'https://api.pinterest.com/v1/urls/count.json',
  linkedin: 'https://www.linkedin.com/countserv/count/share',
  reddit: 'https://www.reddit.com/api/info.json',
  vk: 'https://vk.com/share.php',
  tumblr: 'https://api.tumblr.com/v2/share/stats',
};
