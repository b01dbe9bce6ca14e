const { TestEnvironment } = require('jest-environment-jsdom');

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
    });
    // A document that came without timings.
    this.global.performance.getEntriesByType ??= () => [];
  }
};
