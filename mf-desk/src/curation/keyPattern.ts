/** Pattern of keys that the api accepts: lower-case words with hyphens. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
