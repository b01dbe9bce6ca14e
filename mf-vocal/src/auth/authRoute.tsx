import type { RouteHandle } from '@marquee/shared';
import { texts } from '../texts.ts';
import { answerAuthForm } from './answerAuthForm.ts';
import { readAuthAddress } from './authAddress.ts';

export { AuthPage as Component } from './AuthPage.tsx';
export const action = answerAuthForm;
export const handle: RouteHandle = {
  meta: ({ config, pathname, search }) => ({
    title: texts.titleOf(texts[readAuthAddress(new URLSearchParams(search)).mode]),
    description: config.site.metaDescription,
    canonicalPath: pathname,
    robots: 'noindex',
  }),
  hideHeader: true,
};
