import type { RouteHandle } from '@marquee/shared';
import { PressPage } from './PressPage.tsx';
import { pressMeta } from './pressMeta.ts';

/** The press page, at `/press`. */
export const Component = PressPage;
export const handle: RouteHandle = { meta: pressMeta };
