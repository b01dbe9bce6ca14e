type Version = readonly [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | null {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(text.trim()) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

const isAtLeast = (version: Version, least: Version): boolean => {
  const difference = version.map((number, index) => number - (least[index] ?? 0)).find((number) => number !== 0) ?? 0;
  return difference >= 0;
};

/** How far a `^` lets a version go: to the next change of its first number that is not 0. */
function isSameSeries(version: Version, [major, minor, patch]: Version): boolean {
  if (version[0] !== major) return false;
  if (major > 0) return true;
  return version[1] === minor && (minor > 0 || version[2] === patch);
}

/**
 * Whether a version lies in a range of the kinds that shares are required with: `*`, `^1.2.3`, `~1.2.3`, `>=1.2.3` and `1.2.3`.
 * Null for a range or version of another form.
 */
export function satisfiesRange(version: string, range: string): boolean | null {
  if (range.trim() === '*') return true;
  const [, sign = '', least = ''] = /^(\^|~|>=|=)?\s*(\S+)$/.exec(range.trim()) ?? [];
  const [actual, wanted] = [parseVersion(version), parseVersion(least)];
  if (!actual || !wanted) return null;
  switch (sign) {
    case '^':
      return isAtLeast(actual, wanted) && isSameSeries(actual, wanted);
    case '~':
      return isAtLeast(actual, wanted) && actual[0] === wanted[0] && actual[1] === wanted[1];
    case '>=':
      return isAtLeast(actual, wanted);
    default:
      return actual.every((number, index) => number === wanted[index]);
  }
}
