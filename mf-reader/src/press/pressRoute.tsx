import type { RouteHandle } from '@marquee/shared';
import { PressPage } from './PressPage.tsx';
import { pressMeta } from './pressMeta.ts';

/** The site for the press, at `/press`. */
export const Component = PressPage;
export const handle: RouteHandle = { meta: pressMeta };
