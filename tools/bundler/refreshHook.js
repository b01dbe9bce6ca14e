/**
 * Runs before react-dom in development builds and stores its renderer. The hot reload of a remote starts later and reads
 * the renderer from here. Browsers with React's developer tools already have this hook.
 */
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
