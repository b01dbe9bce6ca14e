/** id of the footer's links: all ways through the site, to which skip links and, before JavaScript, the menu's toggle lead. */
export const siteNavigationId = 'site-navigation';
