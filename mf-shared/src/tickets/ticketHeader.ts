/** Header in which a page brings its ticket back to the api. */
export const ticketHeader = 'x-marquee-ticket';
