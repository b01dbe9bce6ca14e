/** id of the side menu, which its toggle controls. */
export const menuId = 'site-menu';
/** id of the footer's links to all sections. Skip links lead there, and the menu's toggle as long as scripts have not loaded. */
export const siteNavigationId = 'site-navigation';
