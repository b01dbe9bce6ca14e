/** Characters of a new password at least. */
export const minPasswordLength = 10;
