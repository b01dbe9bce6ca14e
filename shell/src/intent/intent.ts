/** Code for a reader's first sign of going elsewhere; no page pays for it earlier. */
export { isSparing, loadPageAhead } from './loadPageAhead.ts';
export { showMeta } from './showMeta.ts';
export { WaitingView } from './WaitingView.tsx';
export { watchLinks } from './watchLinks.ts';
