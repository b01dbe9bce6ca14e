import type { RouteHandle } from '@marquee/shared';
import { AboutPage } from './AboutPage.tsx';
import { aboutMeta } from './aboutMeta.ts';
import { loadAbout } from './loadAbout.ts';

/** The About page, at `/about`. */
export const Component = AboutPage;
export const loader = loadAbout;
export const handle: RouteHandle = { meta: aboutMeta, showsStaticAbout: true };
