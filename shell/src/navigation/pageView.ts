declare global {
  interface Window {
    /** The analytics layer; a tag manager that a site turns on reads it. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes a virtual page view to the analytics layer. */
export function pushPageView(window: Window, title: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'VirtualPageview', url: window.location.pathname + window.location.search, title });
}
