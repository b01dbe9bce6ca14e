/**
 * A webpack loader that removes `delete webpackRequire.c[id]` from Module Federation's run time. That statement instantiates a consumed
 * share again at every `require`, which costs 30 % CPU of a server render. `npm run bench` measures the cost of a render.
 */
module.exports = function keepConsumedShares(source) {
  const patched = source.replaceAll('delete webpackRequire.c[id];', '');
  if (patched === source)
    this.emitError(new Error('Module Federation no longer has the delete that keepConsumedShares.cjs removes'));
  return patched;
};
