/** Maximum views of one page that an account saves. */
export const maxSavedViews = 20;

/** Maximum characters of the name of a view. */
export const maxViewNameLength = 40;
