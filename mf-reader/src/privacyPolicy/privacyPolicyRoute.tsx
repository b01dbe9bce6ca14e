import { type RouteHandle, usePageConfig } from '@marquee/shared';
import { LegalPage } from '../legal/LegalPage.tsx';
import { legalMeta } from '../legal/legalMeta.ts';
import { privacyPolicy } from './privacyPolicy.ts';

/** The privacy policy, at `/privacy-policy`. */
export function Component() {
  return <LegalPage {...privacyPolicy(usePageConfig())} />;
}
export const handle: RouteHandle = {
  meta: ({ config, pathname }) => legalMeta(privacyPolicy(config), config, pathname),
  hideHeader: true,
};
