/** Characters of a new password at least. */
export const shortestPassword = 10;
