/** Sent to the document once React has taken the page over. */
export const aliveEvent = 'marquee-alive';
