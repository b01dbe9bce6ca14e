import type { CountedNetwork } from './siteConfig.ts';

/**
 * Where each network counts the shares of an address. The policy allows exactly these scripts, which the browser
 * requests. They are the addresses that the networks documented or used in their own buttons; most have since closed
 * theirs, or require a key. Those count 0, as do all that fail.
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
