/** Keys as the api takes them: lower-case words with hyphens. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
