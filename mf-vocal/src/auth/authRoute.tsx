import type { RouteHandle } from '@marquee/shared';
import { texts } from '../texts.ts';
import { readAuthAddress } from './address/authAddress.ts';
import { handleAuthForm } from './form/handleAuthForm.ts';

export { AuthPage as Component } from './AuthPage.tsx';
export const action = handleAuthForm;
export const handle: RouteHandle = {
  meta: ({ config, pathname, search }) => ({
    title: texts.titleOf(texts[readAuthAddress(new URLSearchParams(search)).mode]),
    description: config.site.metaDescription,
    canonicalPath: pathname,
    robots: 'noindex',
  }),
  hideHeader: true,
};
