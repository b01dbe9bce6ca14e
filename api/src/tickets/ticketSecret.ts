/** Name of the key of page tickets among the secrets that all processes on a database share. */
export const ticketSecret = 'page-tickets';
