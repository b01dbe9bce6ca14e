/** Name of the shared secret that signs page tickets. */
export const ticketSecret = 'page-tickets';
