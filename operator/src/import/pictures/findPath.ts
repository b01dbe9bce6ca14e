import { posix } from 'node:path';

/** Indexes the paths of a folder or archive by file name. */
export type PathIndex = ReadonlyMap<string, readonly string[]>;

export function indexPaths(paths: readonly string[]): PathIndex {
  const index = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(path).toLowerCase();
    index.set(name, [...(index.get(name) ?? []), path]);
  }
  return index;
}

/**
 * Finds the file of a picture's address, which is the path that shares the most names with the end of the address. A
 * smaller size (`a-300x200.jpg`) resolves to the full picture if only that exists.
 * @returns undefined if no path matches, or if two match equally
 */
export function findPath(index: PathIndex, address: string): string | undefined {
  const path = namesOf(address);
  const whole = path.map((name, place) =>
    place === path.length - 1 ? name.replace(/-\d+x\d+(?=\.[a-z]+$)/, '') : name,
  );
  return bestPath(index, path) ?? bestPath(index, whole);
}

function bestPath(index: PathIndex, names: readonly string[]): string | undefined {
  const candidates = index.get(names.at(-1) ?? '') ?? [];
  const agreeing = candidates.map((path) => ({ path, names: sharedNames(path.toLowerCase().split('/'), names) }));
  const [best, second] = agreeing.sort((one, other) => other.names - one.names);
  return best && best.names !== second?.names ? best.path : undefined;
}

/** Counts the equal names at the end of two paths. */
function sharedNames(path: readonly string[], names: readonly string[]): number {
  let count = 0;
  while (count < path.length && count < names.length && path.at(-1 - count) === names.at(-1 - count)) count += 1;
  return count;
}

/**
 * Splits the path of an address into lower-case names. Ghost's addresses of smaller sizes become those of the full
 * picture.
 */
function namesOf(address: string): string[] {
  const url = URL.parse(address, 'https://source.invalid/');
  const path = (url?.pathname ?? '').replace(/\/size\/w\d+(?:h\d+)?(?=\/)/, '');
  return safelyDecoded(path).toLowerCase().split('/').filter(Boolean);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
