/**
 * Attributes of a link with an action of its own after hydration, such as opening a dialog. A page hydrates at the
 * first interaction of its reader. The shell holds a click on such a link until then, while other links navigate at
 * once.
 */
export const enhancedLink = { 'data-enhanced': '' } as const;
