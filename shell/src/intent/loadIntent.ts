/** Loads the code for a reader's first sign of going elsewhere: the view of a page on its way, and loading ahead. */
export const loadIntent = () => import(/* webpackChunkName: "intent" */ './intent.ts');
