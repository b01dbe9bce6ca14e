/** The code of the share panel, which comes when a reader asks for it. */
export const loadSharePanel = () => import(/* webpackChunkName: "share" */ './SharePanel.tsx');
