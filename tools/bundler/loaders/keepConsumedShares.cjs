/**
 * A webpack loader that takes `delete webpackRequire.c[id]` out of Module Federation's run time. With it, a consumed share is
 * instantiated again at every `require`, which costs 30 % CPU a server render. `npm run bench` holds the figure.
 */
module.exports = function keepConsumedShares(source) {
  const patched = source.replaceAll('delete webpackRequire.c[id];', '');
  if (patched === source)
    this.emitError(new Error('Module Federation no longer holds the delete that this loader removes'));
  return patched;
};
