import {
  angular,
  curve,
  flat,
  type Kitchen,
  leafShape,
  move,
  n,
  type Point,
  paper,
  round,
  strip,
  times,
  within,
} from './kit.ts';

/** Fruit and vegetables, each standing on (0, 0) unless it says otherwise; sizes in units of the sheet. */

/** A leaf from (0, 0), `length` long. */
export const leaf = (k: Kitchen, length: number, colour: string, x: number, y: number, turn: number): string =>
  k.put(
    `leaf${colour.slice(1)}`,
    () => k.cut(leafShape(100, 56), colour, 0.7) + strip('M0-4V-82', paper.cream, 3, 0.55),
    x,
    y,
    turn,
    length / 100,
  );

/** A stem with leaves in pairs, from (0, 0) upwards. */
export function sprig(k: Kitchen, length: number, colour: string, pairs = 3, size = 80): string {
  const bend = k.between(-30, 30);
  return (
    strip(`M0 0Q${n(bend)} ${n(-length / 2)} 0 ${n(-length)}`, paper.forest, 7) +
    times(pairs, (i) => {
      const y = -length * (0.25 + (0.6 * i) / pairs);
      const s = size * (1 - i * 0.12);
      return leaf(k, s, colour, bend * 0.4, y, 58) + leaf(k, s, colour, bend * 0.4, y, -62);
    }) +
    leaf(k, size * 0.8, colour, 0, -length + 10, k.between(-14, 14))
  );
}

export function tomato(k: Kitchen, r: number, colour: string = paper.tomato): string {
  const lobes = k.pick([0, 0.02, 0.035]);
  const list: Point[] = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const off = 1 + (i % 2 ? lobes : -lobes) + k.between(-0.015, 0.015);
    return [r * off * Math.cos(angle), -r * 0.86 + r * 0.86 * off * Math.sin(angle)];
  });
  return (
    k.cut(curve(list), colour, 1.3) +
    flat(
      `M${n(-r * 0.66)} ${n(-r * 0.7)}C${n(-r * 0.7)} ${n(-r * 1.2)} ${n(-r * 0.4)} ${n(-r * 1.44)} ${n(-r * 0.2)} ${n(-r * 1.5)}C${n(-r * 0.44)} ${n(-r * 1.2)} ${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.66)} ${n(-r * 0.7)}Z`,
      paper.white,
      0.4,
    ) +
    move(
      k.between(-0.1, 0.1) * r,
      -r * 1.56,
      times(
        5,
        (i) =>
          `<g transform="rotate(${n(72 * i + 30)})">${flat(leafShape(r * 0.5, r * 0.2), i % 2 ? paper.green : paper.olive)}</g>`,
      ) + strip(`M0 0q4-16 14-24`, paper.green, r * 0.1),
    )
  );
}

/** The cut face of a tomato, round (0, 0). */
export function tomatoFace(k: Kitchen, r: number): string {
  const cells = k.pick([3, 4, 5]);
  return (
    k.cut(round(k, 0, 0, r, r * 0.94), paper.tomato, 1) +
    flat(round(k, 0, 0, r * 0.86, r * 0.8), '#ea6a4a') +
    times(cells, (i) => {
      const turn = (360 / cells) * i;
      const w = 1.5 / cells;
      return `<g transform="rotate(${n(turn)})">${flat(`M0 ${n(-r * 0.16)}C${n(r * w)} ${n(-r * 0.3)} ${n(r * w)} ${n(-r * 0.72)} 0 ${n(-r * 0.72)}S${n(-r * w)} ${n(-r * 0.3)} 0 ${n(-r * 0.16)}Z`, paper.red)}${times(4, (s) => `<ellipse cx="${n((s % 2 ? 1 : -1) * r * w * 0.34)}" cy="${n(-r * (0.38 + 0.09 * s))}" rx="${n(r * 0.04)}" ry="${n(r * 0.07)}" fill="${paper.butter}"/>`)}</g>`;
    })
  );
}

/** The cut face of a citrus fruit, round (0, 0): the segments are one dashed ring. */
export function citrusFace(k: Kitchen, r: number, colour: string): string {
  const parts = k.pick([8, 9, 10]);
  const around = (2 * Math.PI * r * 0.46) / parts;
  return (
    k.cut(round(k, 0, 0, r), colour) +
    `<circle r="${n(r * 0.88)}" fill="${paper.white}"/>` +
    `<circle r="${n(r * 0.46)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.68)}" stroke-dasharray="${n(around * 0.86)} ${n(around * 0.14)}" transform="rotate(${n(k.between(0, 40))})"/>` +
    `<circle r="${n(r * 0.12)}" fill="${paper.white}"/>`
  );
}

export function orange(k: Kitchen, r: number, colour: string = paper.orange): string {
  return (
    k.cut(round(k, 0, -r * 0.96, r), colour, 1.3) +
    flat(round(k, -r * 0.34, -r * 1.3, r * 0.26, r * 0.2), paper.white, 0.3) +
    move(
      r * 0.1,
      -r * 1.84,
      strip('M0 0v-14', paper.green, 8) + leaf(k, r * 0.95, paper.green, 0, 0, k.between(40, 80)),
    )
  );
}

export function lemon(k: Kitchen, r: number): string {
  const d = `M${n(-r * 1.3)} ${n(-r * 0.8)}C${n(-r)} ${n(-r)} ${n(-r)} ${n(-r * 1.62)} 0 ${n(-r * 1.64)}S${n(r)} ${n(-r)} ${n(r * 1.36)} ${n(-r * 0.86)}C${n(r)} ${n(-r * 0.5)} ${n(r * 0.8)} 0 0 0S${n(-r)} ${n(-r * 0.5)} ${n(-r * 1.3)} ${n(-r * 0.8)}Z`;
  return k.cut(d, '#f0c63b', 1.2) + flat(round(k, -r * 0.3, -r * 1.2, r * 0.34, r * 0.16), paper.white, 0.45);
}

export function pear(k: Kitchen, r: number, colour: string): string {
  const d = `M0 ${n(-r * 3)}C${n(r * 0.5)} ${n(-r * 3)} ${n(r * 0.44)} ${n(-r * 2)} ${n(r * 0.84)} ${n(-r * 1.4)}C${n(r * 1.4)} ${n(-r * 0.6)} ${n(r * 0.8)} 0 0 0S${n(-r * 1.4)} ${n(-r * 0.6)} ${n(-r * 0.84)} ${n(-r * 1.4)}C${n(-r * 0.44)} ${n(-r * 2)} ${n(-r * 0.5)} ${n(-r * 3)} 0 ${n(-r * 3)}Z`;
  return (
    strip(`M0 ${n(-r * 2.9)}q4-26 18-40`, paper.bark, r * 0.14) +
    k.cut(d, colour, 1.3) +
    flat(
      `M${n(r * 0.1)} ${n(-r * 2.6)}C${n(r * 0.3)} ${n(-r * 1.8)} ${n(r * 1.2)} ${n(-r)} ${n(r * 0.4)} ${n(-r * 0.1)}C${n(r * 1.3)} ${n(-r * 0.3)} ${n(r * 1.1)} ${n(-r)} ${n(r * 0.8)} ${n(-r * 1.4)}C${n(r * 0.4)} ${n(-r * 2)} ${n(r * 0.4)} ${n(-r * 2.5)} ${n(r * 0.1)} ${n(-r * 2.6)}Z`,
      paper.terracotta,
      0.45,
    ) +
    leaf(k, r * 0.9, paper.green, 6, -r * 3.1, 70)
  );
}

/** Halved fig, cut face round (0, 0). */
export const figFace = (k: Kitchen, r: number): string =>
  k.cut(
    `M0 ${n(-r * 1.5)}C${n(r * 0.2)} ${n(-r)} ${n(r)} ${n(-r * 0.7)} ${n(r)} 0S${n(r * 0.5)} ${n(r)} 0 ${n(r)}S${n(-r)} ${n(r * 0.6)} ${n(-r)} 0S${n(-r * 0.2)} ${n(-r)} 0 ${n(-r * 1.5)}Z`,
    paper.plum,
    1,
  ) +
  flat(round(k, 0, r * 0.04, r * 0.82, r * 0.78), paper.blush) +
  flat(round(k, 0, r * 0.06, r * 0.6, r * 0.56), paper.rose) +
  times(12, (i) => {
    const a = (i / 12) * 6.28;
    return `<circle cx="${n(r * 0.38 * Math.cos(a))}" cy="${n(r * 0.06 + r * 0.36 * Math.sin(a))}" r="${n(r * 0.05)}" fill="${paper.butter}"/>`;
  });

/** A whole fish along x, head left, centred on (0, 0), 400 long. */
export function fish(k: Kitchen, back: string, belly: string): string {
  const body =
    'M-210 6C-160-70-40-96 60-64 110-48 140-22 160-14L226-78C220-30 220 30 232 84L158 22C100 56 20 96-70 78-140 66-186 40-210 6Z';
  const id = `${k.motif}-fish${Math.round(k.between(0, 99999))}`;
  return (
    flat('M-30-76C0-130 60-120 90-60Z', back) +
    k.cut(body, belly, 1.2) +
    within(
      id,
      body,
      flat('M-230-100H240V-6C120 0 40-20-60-10-130-4-190 0-230 10Z', back) +
        strip(
          times(4, (row) => times(7 - row, (i) => `M${-70 + i * 34 + row * 17} ${-38 + row * 22}q16 12 0 24`)),
          paper.ink,
          3,
          0.35,
        ),
    ) +
    strip('M-120-66C-96-30-100 30-128 62', paper.ink, 5, 0.55) +
    `<circle cx="-158" cy="-16" r="15" fill="${paper.white}"/><circle cx="-160" cy="-16" r="8" fill="${paper.ink}"/>` +
    flat('M-60 14C-20 6 6 20 10 44-20 48-50 40-60 14Z', back) +
    strip('M-206 12L-178 20', paper.ink, 5, 0.6)
  );
}

/** A country loaf on (0, 0). */
export function loaf(k: Kitchen, w: number, h: number): string {
  const d = curve([
    [-w, -h * 0.12],
    [-w * 0.92, -h * 0.6],
    [-w * 0.45, -h * 0.95],
    [0, -h],
    [w * 0.5, -h * 0.92],
    [w * 0.94, -h * 0.55],
    [w, -h * 0.1],
    [0, h * 0.02],
  ]);
  const slashes = k.pick([
    () =>
      times(4, (i) =>
        move((i - 1.5) * w * 0.4, -h * 0.62, flat(leafShape(h * 0.62, 26), paper.butter), 24).replace(
          'rotate(24)',
          `translate(0 ${n(h * 0.3)}) rotate(24)`,
        ),
      ),
    () =>
      strip(
        `M${n(-w * 0.5)} ${n(-h * 0.5)}L${n(w * 0.5)} ${n(-h * 0.72)}M${n(-w * 0.3)} ${n(-h * 0.84)}L${n(w * 0.3)} ${n(-h * 0.36)}`,
        paper.butter,
        17,
      ),
    () =>
      strip(
        `M0 ${n(-h * 0.2)}V${n(-h * 0.9)}${times(3, (i) => `M0 ${n(-h * (0.3 + i * 0.2))}l${n(-w * 0.26)} ${n(-h * 0.16)}M0 ${n(-h * (0.3 + i * 0.2))}l${n(w * 0.26)} ${n(-h * 0.16)}`)}`,
        paper.butter,
        14,
      ),
  ])();
  return (
    k.cut(d, paper.crust, 1.5) +
    flat(
      angular(k, [
        [-w * 0.9, -h * 0.14],
        [w * 0.9, -h * 0.16],
        [w * 0.94, -h * 0.04],
        [-w * 0.92, -h * 0.02],
      ]),
      paper.bark,
      0.45,
    ) +
    slashes
  );
}
