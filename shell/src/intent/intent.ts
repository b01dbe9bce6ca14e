/** Code that only navigation needs. It loads when a reader seems about to follow a link. */
export { isSparing, loadPageAhead } from './loadPageAhead.ts';
export { showMeta } from './showMeta.ts';
export { WaitingView } from './WaitingView.tsx';
export { watchLinks } from './watchLinks.ts';
