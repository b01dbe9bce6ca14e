import type { RouteHandle } from '@marquee/shared';
import { texts } from '../texts.ts';
import { readAuthAddress, recoveryWayOf } from './address/authAddress.ts';
import { handleAuthForm } from './form/handleAuthForm.ts';
import { handleRecoveryForm } from './recovery/handleRecoveryForm.ts';
import { recoveryTexts } from './recovery/recoveryTexts.ts';

export { DoorPage as Component } from './DoorPage.tsx';

/** Takes a form of a browser without scripts: the address names the page that it is from. */
export const action: typeof handleAuthForm = (args) => {
  const isRecovery = recoveryWayOf(new URL(args.request.url).searchParams) !== null;
  return isRecovery ? handleRecoveryForm(args) : handleAuthForm(args);
};

function nameOf(search: URLSearchParams): string {
  const way = recoveryWayOf(search);
  return way ? recoveryTexts[way].heading : texts[readAuthAddress(search).mode];
}

export const handle: RouteHandle = {
  meta: ({ config, pathname, search }) => ({
    title: texts.titleOf(nameOf(new URLSearchParams(search))),
    description: config.site.metaDescription,
    canonicalPath: pathname,
    robots: 'noindex',
    // Links in mails lead here with a token.
    referrer: 'no-referrer',
  }),
  hideHeader: true,
};
