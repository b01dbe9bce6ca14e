import path from 'node:path';

/** One import between two files. Paths start at the root of the repository. */
export type Import = { from: string; to: string };

/** Two neighbours in one folder, and the imports of the first that reach the second. */
export type Arrow = { from: string; to: string; imports: Import[] };

/** The folders or files in which the two paths of an import first differ. */
function neighboursOf({ from, to }: Import): [string, string] {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((name, index) => name !== target[index]);
  return [source.slice(0, depth + 1).join('/'), target.slice(0, depth + 1).join('/')];
}

function arrowsOf(imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const one of imports) {
    const [from, to] = neighboursOf(one);
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] };
    arrow.imports.push(one);
    arrows.set(`${from} ${to}`, arrow);
  }
  return [...arrows.values()];
}

/** The shortest cycle of arrows that begins with the given arrow. Null if there is none. */
function shortestCycle(first: Arrow, arrows: readonly Arrow[]): Arrow[] | null {
  const ways = [[first]];
  const seen = new Set([first.to]);
  for (const way of ways) {
    const end = way.at(-1)?.to;
    if (end === first.from) return way;
    for (const arrow of arrows) {
      if (arrow.from !== end || seen.has(arrow.to)) continue;
      seen.add(arrow.to);
      ways.push([...way, arrow]);
    }
  }
  return null;
}

/**
 * Finds the cycles between neighbours, folders or files, in each folder at every level.
 * @returns the arrows of each cycle. Removing the first arrow of every cycle, which has few imports, leaves no cycle
 */
export function folderCycles(imports: readonly Import[]): Arrow[][] {
  const cycles: Arrow[][] = [];
  for (const level of Map.groupBy(arrowsOf(imports), ({ from }) => path.posix.dirname(from)).values()) {
    let remaining = level.toSorted((a, b) => a.imports.length - b.imports.length);
    for (const arrow of remaining) {
      const cycle = shortestCycle(arrow, remaining);
      if (!cycle) continue;
      cycles.push(cycle);
      remaining = remaining.filter((one) => one !== arrow);
    }
  }
  return cycles;
}
