/** Height in px of the bar of tools at the bottom of a touch screen. */
export const touchBarHeight = 52;
