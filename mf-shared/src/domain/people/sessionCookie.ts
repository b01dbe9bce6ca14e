/**
 * Name of a writer's session cookie. On https, the name gets the prefix `__Host-`, or `__Secure-` if sites share a
 * domain.
 */
export const sessionCookieName = 'marquee_session';
