/** Name of the cookie of a signed-in writer; on https it begins with `__Host-`, or `__Secure-` where sites share a domain. */
export const sessionCookieName = 'marquee_session';
