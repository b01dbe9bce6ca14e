/** Version in the head of a contract, such as `1.13`. Null for a contract without versions. */
const headOf = (text: string) => /^Version (\d+\.\d+)\b/m.exec(text)?.[1] ?? null;

/** Versions of a contract's table of changes, from top to bottom. */
function rowsOf(text: string): string[] {
  const [, rows = ''] = /^\| version \|.*\n\|[-| ]+\|\n((?:\|.*\n?)*)/m.exec(text) ?? [];
  return [...rows.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, version = '']) => version);
}

const isNewer = (a: string, b: string) => {
  const [[majorA = 0, minorA = 0], [majorB = 0, minorB = 0]] = [a.split('.').map(Number), b.split('.').map(Number)];
  return majorA > majorB || (majorA === majorB && minorA > minorB);
};

/** Finds contradictions between the versions of a contract. The head has the version of the newest change, which is the first row. */
export function versionFaults(text: string): string[] {
  const [head, rows] = [headOf(text), rowsOf(text)];
  const [newest] = rows;
  const faults: string[] = [];
  if (head && rows.length === 0) faults.push(`says Version ${head} in its head, and has no table of changes`);
  if (newest && head !== newest)
    faults.push(`says Version ${head ?? '(none)'} in its head, and its table of changes begins with ${newest}`);
  for (const [index, version] of rows.entries()) {
    const next = rows[index + 1];
    if (next && !isNewer(version, next)) faults.push(`lists ${version} above ${next} in its table of changes`);
  }
  return faults;
}
