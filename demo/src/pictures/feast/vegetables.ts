import { flat, type Kitchen, leafShape, move, n, paper, round, strip, times } from './kit.ts';

/** Vegetables, each standing on (0, 0) unless it says otherwise. */

export function aubergine(k: Kitchen, size: number): string {
  const s = size;
  const d = `M${n(-s * 0.1)} ${n(-s * 1.9)}C${n(s * 0.4)} ${n(-s * 1.9)} ${n(s * 0.3)} ${n(-s * 1.3)} ${n(s * 0.62)} ${n(-s * 0.8)}C${n(s * 0.9)} ${n(-s * 0.3)} ${n(s * 0.5)} 0 0 0S${n(-s * 0.9)} ${n(-s * 0.4)} ${n(-s * 0.6)} ${n(-s)}C${n(-s * 0.4)} ${n(-s * 1.4)} ${n(-s * 0.5)} ${n(-s * 1.9)} ${n(-s * 0.1)} ${n(-s * 1.9)}Z`;
  return (
    k.cut(d, '#55284f', 1.3) +
    strip(
      `M${n(-s * 0.42)} ${n(-s * 0.5)}C${n(-s * 0.5)} ${n(-s * 0.9)} ${n(-s * 0.24)} ${n(-s * 1.2)} ${n(-s * 0.2)} ${n(-s * 1.5)}`,
      paper.blush,
      s * 0.07,
      0.6,
    ) +
    k.cut(
      `M${n(-s * 0.36)} ${n(-s * 1.54)}L${n(-s * 0.1)} ${n(-s * 1.68)} ${n(s * 0.06)} ${n(-s * 1.44)} ${n(s * 0.14)} ${n(-s * 1.7)} ${n(s * 0.34)} ${n(-s * 1.6)}C${n(s * 0.34)} ${n(-s * 1.96)} ${n(s * 0.1)} ${n(-s * 2)} ${n(s * 0.06)} ${n(-s * 2.24)}H${n(-s * 0.12)}C${n(-s * 0.12)} ${n(-s * 2)} ${n(-s * 0.4)} ${n(-s * 1.9)} ${n(-s * 0.36)} ${n(-s * 1.54)}Z`,
      paper.olive,
      0.6,
    )
  );
}

export function artichoke(k: Kitchen, r: number): string {
  const rows = [4, 3, 2];
  return (
    k.cut(round(k, 0, -r, r * 0.94, r), paper.green, 1.2) +
    rows
      .map((count, row) =>
        times(count, (i) => {
          const x = (i - (count - 1) / 2) * r * 0.5;
          return move(
            x,
            -r * (0.12 + row * 0.42),
            flat(leafShape(r * 0.9, r * 0.5), [paper.olive, paper.leaf, paper.sage][(i + row) % 3] ?? paper.leaf) +
              strip(`M0 ${n(-r * 0.78)}v8`, paper.plum, 5),
            x * 0.12,
          );
        }),
      )
      .reverse()
      .join('') +
    strip(`M0 2V${n(r * 0.2)}`, paper.green, r * 0.26)
  );
}

export function onion(k: Kitchen, r: number, colour: string): string {
  const d = `M0 ${n(-r * 2.3)}C${n(r * 0.1)} ${n(-r * 1.8)} ${n(r)} ${n(-r * 1.6)} ${n(r)} ${n(-r * 0.8)}S${n(r * 0.4)} 0 0 0-${n(r)}-${n(r * 0.2)}-${n(r)}-${n(r * 0.8)}S${n(-r * 0.1)} ${n(-r * 1.8)} 0 ${n(-r * 2.3)}Z`;
  return (
    k.cut(d, colour, 1.2) +
    [-0.55, -0.2, 0.2, 0.55]
      .map((x) =>
        strip(
          `M0 ${n(-r * 1.9)}C${n(r * x * 1.5)} ${n(-r * 1.4)} ${n(r * x * 1.6)} ${n(-r * 0.5)} ${n(r * x * 0.4)} ${n(-r * 0.06)}`,
          paper.cream,
          3,
          0.5,
        ),
      )
      .join('') +
    strip('M-8 2l-8 12M0 2v14M8 2l8 12', paper.cream, 3)
  );
}

export function garlic(k: Kitchen, r: number): string {
  const d = `M${n(-r * 0.12)} ${n(-r * 2.2)}H${n(r * 0.12)}C${n(r * 0.14)} ${n(-r * 1.5)} ${n(r)} ${n(-r * 1.4)} ${n(r)} ${n(-r * 0.66)}S${n(r * 0.3)} 0 0 0-${n(r)}-${n(r * 0.1)}-${n(r)}-${n(r * 0.66)}S${n(-r * 0.14)} ${n(-r * 1.5)} ${n(-r * 0.12)} ${n(-r * 2.2)}Z`;
  return (
    k.cut(d, paper.white, 1) +
    strip(
      `M0 ${n(-r * 1.6)}C${n(r * 0.5)} ${n(-r)} ${n(r * 0.4)} ${n(-r * 0.4)} ${n(r * 0.14)} 0M0 ${n(-r * 1.6)}C${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.4)} ${n(-r * 0.4)} ${n(-r * 0.14)} 0`,
      paper.plum,
      4,
      0.45,
    )
  );
}

/** A chilli hanging from (0, 0). */
export const chilli = (k: Kitchen, length: number, colour: string = paper.red): string =>
  k.cut(
    `M-20-4C${n(-length * 0.18)} ${n(length * 0.4)} ${n(length * 0.04)} ${n(length * 0.8)} ${n(length * 0.22)} ${n(length)}C${n(length * 0.16)} ${n(length * 0.7)} ${n(length * 0.2)} ${n(length * 0.3)} 22-4Z`,
    colour,
    0.9,
  ) +
  flat('M-24 4Q0-26 26 4Q0 16-24 4Z', paper.green) +
  strip('M0-10q-4-24 8-38', paper.green, 8);

/** A carrot pointing down from its crown at (0, 0), with leaves. */
export function carrot(k: Kitchen, length: number, width: number, colour: string): string {
  return (
    [-26, 0, 24]
      .map(
        (turn) =>
          `<g transform="rotate(${n(turn + k.between(-6, 6))})">${strip(`M0 4V${n(-length * 0.5)}`, paper.green, 7)}${times(4, (i) => move(0, -length * (0.14 + i * 0.1), `<path d="M0 0q-24-8-30-34 28 6 30 34q24-8 30-34-28 6-30 34" fill="${i % 2 ? paper.leaf : paper.green}"/>`))}</g>`,
      )
      .join('') +
    k.cut(
      `M${n(-width)} 0Q0 ${n(-width * 0.5)} ${n(width)} 0C${n(width * 0.9)} ${n(length * 0.5)} ${n(width * 0.2)} ${n(length * 0.9)} 0 ${n(length)}C${n(-width * 0.3)} ${n(length * 0.9)} ${n(-width)} ${n(length * 0.4)} ${n(-width)} 0Z`,
      colour,
      1,
    ) +
    strip(
      `M${n(-width * 0.7)} ${n(length * 0.18)}h${n(width * 0.6)}M${n(width * 0.1)} ${n(length * 0.36)}h${n(width * 0.5)}M${n(-width * 0.5)} ${n(length * 0.54)}h${n(width * 0.5)}`,
      paper.ink,
      4,
      0.25,
    )
  );
}

export function mushroom(k: Kitchen, r: number, cap: string): string {
  return (
    k.cut(
      `M${n(-r * 0.34)} ${n(-r)}C${n(-r * 0.24)} ${n(-r * 0.5)} ${n(-r * 0.5)} 0 0 0S${n(r * 0.24)} ${n(-r * 0.5)} ${n(r * 0.34)} ${n(-r)}Z`,
      paper.cream,
      1,
    ) +
    flat(`M${n(-r * 0.9)} ${n(-r * 0.9)}Q0 ${n(-r * 0.5)} ${n(r * 0.9)} ${n(-r * 0.9)}Z`, paper.blush) +
    strip(
      times(7, (i) => `M${n((i - 3) * r * 0.24)} ${n(-r * 0.9)}L${n((i - 3) * r * 0.14)} ${n(-r * 0.72)}`),
      paper.bark,
      3,
      0.5,
    ) +
    k.cut(
      `M${n(-r)} ${n(-r * 0.86)}C${n(-r * 1.06)} ${n(-r * 1.9)} ${n(r * 1.06)} ${n(-r * 1.9)} ${n(r)} ${n(-r * 0.86)}Q0 ${n(-r * 1.06)} ${n(-r)} ${n(-r * 0.86)}Z`,
      cap,
      1,
    ) +
    flat(round(k, -r * 0.4, -r * 1.34, r * 0.22, r * 0.1), paper.white, 0.4)
  );
}
