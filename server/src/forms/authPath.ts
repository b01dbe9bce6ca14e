/** The creator host's sign-in and sign-up page. */
export const authPath = '/auth';
