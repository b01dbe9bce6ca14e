/** Loads the code for navigation: the view of a page that is loading, and loading ahead. */
export const loadIntent = () => import(/* webpackChunkName: "intent" */ './intent.ts');
