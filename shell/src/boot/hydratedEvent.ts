/** Sent to the document once React has hydrated the page. */
export const hydratedEvent = 'marquee-alive';
