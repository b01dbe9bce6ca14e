const { TestEnvironment } = require('jest-environment-jsdom');

/** Without a screen, no media query matches. */
const matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

/** Without a layout, nothing gets another size. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with what it lacks of a browser and React Router's data mode needs: the fetch family and the text codecs, from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...environment) {
    super(...environment);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      ResizeObserver,
      Response,
      TextDecoder,
      TextEncoder,
      matchMedia,
    });
    // A document that came without timings.
    this.global.performance.getEntriesByType ??= () => [];
  }
};
