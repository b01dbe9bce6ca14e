/** id of the side menu, which its toggle controls. */
export const menuId = 'site-menu';
/** Id of the footer's links to all sections. Skip links lead there, and so does the menu toggle before hydration. */
export const siteNavigationId = 'site-navigation';
