/** id of the side menu, which its toggle controls. */
export const menuId = 'site-menu';
