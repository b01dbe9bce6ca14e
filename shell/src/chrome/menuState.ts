/** The side menu: closed, opened by its toggle, or by the search action, which puts the focus into the search field. */
export type MenuState = 'closed' | 'open' | 'openedFromSearch';
