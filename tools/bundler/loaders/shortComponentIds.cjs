const fs = require('node:fs');
const path = require('node:path');

const repositoryRoot = path.resolve(__dirname, '../../..');
/** Digits of a file's number. */
const width = 2;
const most = 36 ** width;
const hasStyles = /from '(?:styled-components|@marquee\/shared\/styled)'/;

/** Numbers of the files with styled components, by their folder: `mf-post/src`. */
const known = new Map();

function numbersIn(folder) {
  if (known.has(folder)) return known.get(folder);
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => hasStyles.test(fs.readFileSync(file, 'utf8')))
    .sort();
  const numbers = new Map(files.map((file, number) => [file, number]));
  known.set(folder, numbers);
  return numbers;
}

const letterOf = (part) => part.replace('mf-', '')[0];

/**
 * A webpack loader that shortens the ids of styled components: `mf-post__sc-2ce2c913-0` → `p0k0`. They stand in every page, in its
 * styles and in its markup, and a hash is the dearest text to compress; a file's place among those of its folder is the cheapest. The
 * first letter is the folder's own; for the shared folder, of which each part has a copy, it is the part's in upper case.
 */
module.exports = function shortComponentIds(source, map) {
  const [workspace, folder] = path.relative(repositoryRoot, this.resourcePath).split(path.sep);
  const shortened = source.replace(/(componentId: ?")([\w-]+)__sc-[0-9a-f]+-(\d+)(?=")/g, (id, start, part, index) => {
    const number = numbersIn(path.join(repositoryRoot, workspace, folder)).get(this.resourcePath);
    if (number === undefined || number >= most) {
      this.emitError(new Error(`${this.resourcePath} has styled components, and no number below ${most}`));
      return id;
    }
    const letter = workspace === 'mf-shared' ? letterOf(part).toUpperCase() : letterOf(workspace);
    return start + letter + number.toString(36).padStart(width, '0') + index;
  });
  // No line moves; a column after an id does, by its few letters.
  this.callback(null, shortened, map);
};
