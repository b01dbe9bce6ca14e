/** For tests alone: `@marquee/shared/testing`. */
export { InPage } from './InPage.tsx';
export { pageConfig } from './pageConfig.ts';
export { postSummary } from './postSummary.ts';
