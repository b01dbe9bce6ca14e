/**
 * A webpack loader that shortens the ids of styled components: `mf-post__sc-2ce2c913-0` → `p1k9f0`. They stand in every page
 * once for each component, in its style and in its markup, and a hash is the dearest text to compress. The first letter is the
 * part's own; two components of a part that come out the same fail the build.
 */
const known = new Map();

module.exports = function shortComponentIds(source, map) {
  const shortened = source.replace(
    /(componentId: ?")([\w-]+)__sc-([0-9a-f]+)-(\d+)(?=")/g,
    (_, start, part, hash, index) => {
      const short =
        part.replace('mf-', '')[0] + (Number.parseInt(hash, 16) % 36 ** 4).toString(36).padStart(4, '0') + index;
      const long = `${part} ${hash} ${index}`;
      if (known.has(short) && known.get(short) !== long) {
        this.emitError(new Error(`Two styled components are called ${short}: ${long} and ${known.get(short)}`));
      }
      known.set(short, long);
      return start + short;
    },
  );
  // No line moves; a column after an id does, by its few letters.
  this.callback(null, shortened, map);
};
