import { popups } from '@marquee/shared/constants';
import { queryAddress } from './queryAddress.ts';
import type { ShareNetwork } from './ShareNetwork.ts';
import type { ShareablePost } from './shareablePost.ts';

// The spec defines two sizes of pop-ups. The forms of these networks are as high as Facebook's form.
const popup = popups.facebook;

const pinterest: ShareNetwork<ShareablePost> = {
  name: 'Pinterest',
  address: ({ url, media, title }) =>
    media ? queryAddress('https://www.pinterest.com/pin/create/button/', { url, media, description: title }) : null,
  popup,
};

/** Appends the address to the text, for networks that accept only one text. */
const inOneText = (title: string, url: string) => `${title} ${url}`;

const whatsApp: ShareNetwork = {
  name: 'WhatsApp',
  address: ({ url, title }) => queryAddress('https://wa.me/', { text: inOneText(title, url) }),
  popup,
};

const bluesky: ShareNetwork = {
  name: 'Bluesky',
  address: ({ url, title }) => queryAddress('https://bsky.app/intent/compose', { text: inOneText(title, url) }),
  popup,
};

const threads: ShareNetwork = {
  name: 'Threads',
  address: ({ url, title }) => queryAddress('https://www.threads.net/intent/post', { text: title, url }),
  popup,
};

/**
 * The share page of Mastodon asks for the server of the reader. It reads the text after the `#`, so it learns nothing
 * from the request.
 */
const mastodon: ShareNetwork = {
  name: 'Mastodon',
  address: ({ url, title }) =>
    queryAddress('https://share.joinmastodon.org/', { text: inOneText(title, url) }).replace('?', '#'),
  popup,
};

const linkedIn: ShareNetwork<ShareablePost> = {
  name: 'LinkedIn',
  address: ({ url }) => queryAddress('https://www.linkedin.com/sharing/share-offsite/', { url }),
  popup,
};

const reddit: ShareNetwork<ShareablePost> = {
  name: 'Reddit',
  address: ({ url, title }) => queryAddress('https://www.reddit.com/submit', { url, title }),
  popup,
};

const vk: ShareNetwork<ShareablePost> = {
  name: 'VK',
  address: ({ url, title, media }) => queryAddress('https://vk.com/share.php', { url, title, image: media }),
  popup,
};

const tumblr: ShareNetwork<ShareablePost> = {
  name: 'Tumblr',
  address: ({ url, title, summary }) =>
    queryAddress('https://www.tumblr.com/widgets/share/tool', {
      canonicalUrl: url,
      posttype: 'link',
      title,
      caption: summary,
    }),
  popup,
};

/** Networks that are only in the share panel. Messaging and discussion networks come first. */
export const furtherNetworks = [whatsApp, bluesky, threads, mastodon, reddit, linkedIn, pinterest, tumblr, vk];
