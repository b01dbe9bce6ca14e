/** Header in which Fastly and Varnish say the chosen colour scheme, `light` or `dark`. They take it from the cookie `scheme`. */
export const schemeHeader = 'x-marquee-scheme';
