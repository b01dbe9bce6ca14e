import { posix } from 'node:path';

/** The paths of a folder or archive by the last of their names. */
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
 * The file that a picture's address stands for: the one whose path agrees with the end of the address in the most names.
 * The picture of a smaller size (`a-300x200.jpg`) is that of the whole one when only that is there.
 * @returns undefined when there is none, or when two agree equally
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

/** Names at the end of both. */
function sharedNames(path: readonly string[], names: readonly string[]): number {
  let count = 0;
  while (count < path.length && count < names.length && path.at(-1 - count) === names.at(-1 - count)) count += 1;
  return count;
}

/** Names of the path of an address, in lower case; Ghost's addresses of smaller sizes are those of the whole picture. */
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
