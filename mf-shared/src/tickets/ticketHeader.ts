/** Header in which a page sends its ticket to the api. */
export const ticketHeader = 'x-marquee-ticket';
