/** Header of a call between a server and an api, with a secret of `INTERNAL_SECRET`. */
export const secretHeader = 'x-marquee-secret';
