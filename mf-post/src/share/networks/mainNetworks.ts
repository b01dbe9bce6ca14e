import { popups } from '@marquee/shared/constants';
import { texts } from '../../texts.ts';
import { queryAddress } from './queryAddress.ts';
import type { ShareNetwork } from './ShareNetwork.ts';

export const twitter: ShareNetwork = {
  name: texts.tweet,
  address: ({ url, title, twitterUsername }) =>
    queryAddress('https://twitter.com/intent/tweet', { url, text: title, via: twitterUsername }),
  popup: popups.tweet,
};

/** Facebook's share dialog needs an app id. A site without an app id has no Facebook button. */
export const facebook: ShareNetwork = {
  name: 'Facebook',
  address: ({ url, facebookAppId }) =>
    facebookAppId
      ? queryAddress('https://www.facebook.com/dialog/share', { app_id: facebookAppId, display: 'popup', href: url })
      : null,
  popup: popups.facebook,
};

export const email: ShareNetwork = {
  name: texts.email,
  address: ({ url, title }) => queryAddress('mailto:', { subject: title, body: url }),
};
