/** Address at which a page asks for a ticket, on each host. */
export const ticketPath = '/_marquee/ticket';
