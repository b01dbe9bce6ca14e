/** Bars for the largest number of posts, in milliseconds. */
const bars = { p50: 10, p99: 50 } as const;

/** Times of one kind of call with `posts` posts. `first` is the first response after a restart of api and database. */
export type Measured = { name: string; posts: number; p50: number; p99: number; first: number };

/** Formats p50 and p99 in milliseconds for each number of posts, the growth of the median, and the first response. */
export function postsTable(measured: readonly Measured[]): string {
  const names = [...new Set(measured.map(({ name }) => name))];
  const width = Math.max(...names.map((name) => name.length));
  const shown = ({ p50, p99 }: Measured) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`.padStart(15);
  const sizes = [...new Set(measured.map(({ posts }) => posts))];
  const heading = ['  ', ''.padEnd(width), ...sizes.map((size) => size.toLocaleString('en').padStart(15))].join(' ');
  const lines = names.map((name) => {
    const ofSizes = measured.filter((one) => one.name === name);
    const [smallest, largest] = [ofSizes[0], ofSizes.at(-1)];
    if (!smallest || !largest) return name;
    const result = largest.p50 <= bars.p50 && largest.p99 <= bars.p99 ? '✔ ' : '✖ ';
    const growth = `×${(largest.p50 / smallest.p50).toFixed(1)}`.padStart(8);
    return [result, name.padEnd(width), ...ofSizes.map(shown), growth, largest.first.toFixed(1).padStart(12)].join(' ');
  });
  return [
    `p50 / p99 in ms for so many posts; bars ${bars.p50} / ${bars.p99}`,
    `${heading}   growth  first, cold`,
    ...lines,
  ].join('\n');
}
