declare global {
  interface Window {
    /** The analytics layer; a tag manager that a site turns on reads it. */
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Pushes a virtual page view to the analytics layer.
 * @param url path and query of the page; the token of a link in a mail is left out
 * @param title the site's `virtualDocumentTitle`; the page's own title goes with it, so that reports can tell pages apart
 */
export function pushPageView(window: Window, url: string, title: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'VirtualPageview',
    url: url.replace(/([?&]token=)[^&]+/, '$1'),
    title,
    pageTitle: window.document.title,
  });
}
