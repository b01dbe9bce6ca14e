import type { RouteHandle } from '@marquee/shared';
import { AboutPage } from './AboutPage.tsx';
import { aboutMeta } from './aboutMeta.ts';

/** What the site is, at `/about`. */
export const Component = AboutPage;
export const handle: RouteHandle = { meta: aboutMeta };
