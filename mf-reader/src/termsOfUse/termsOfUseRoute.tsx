import { type RouteHandle, usePageConfig } from '@marquee/shared';
import { LegalPage } from '../legal/LegalPage.tsx';
import { legalMeta } from '../legal/legalMeta.ts';
import { termsOfUse } from './termsOfUse.ts';

/** The terms of use, at `/terms-of-use`. */
export function Component() {
  return <LegalPage {...termsOfUse(usePageConfig())} />;
}
export const handle: RouteHandle = {
  meta: ({ config, pathname }) => legalMeta(termsOfUse(config), config, pathname),
  hideHeader: true,
};
