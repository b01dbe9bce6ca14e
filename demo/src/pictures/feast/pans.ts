import { curve, flat, leafShape, move, n, type Point, paper, round, type Scene, strip, times, within } from './kit.ts';
import { napkin } from './plates.ts';
import { leaf } from './produce.ts';
import { knife, tabletop } from './table.ts';

export const pie: Scene = (k) => {
  const filling = k.pick([paper.red, paper.plum, paper.mustard, paper.orange]);
  const strap = (i: number): string => `M-330 ${n(-210 + i * 105)}H330`;
  const crossed = (turn: number): string =>
    `<g transform="rotate(${turn})">${strip(times(5, strap), '#2a120a', 62, 0.16)}${strip(times(5, strap), paper.crust, 54)}${strip(times(5, strap), paper.butter, 7, 0.7)}</g>`;
  const edge: Point[] = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * 2 * Math.PI;
    const r = i % 2 ? 378 : 346;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  const top = k.pick([
    () =>
      within(
        `${k.motif}-top`,
        'M-312 0a312 312 0 1 0 624 0a312 312 0 1 0-624 0Z',
        `${times(14, () => `<circle cx="${n(k.between(-280, 280))}" cy="${n(k.between(-280, 280))}" r="34" fill="#2a120a" opacity="0.16"/>`)}${crossed(0)}${crossed(90)}`,
      ),
    () =>
      times(3, (row) =>
        times(6 + row * 6, (i) =>
          k.put(
            'slice',
            () =>
              k.cut(
                'M-58 0C-58-44 58-44 58 0 40 14-40 14-58 0Z',
                filling === paper.mustard ? paper.butter : filling,
                0.8,
              ) + strip('M-50 0C-48-34 48-34 50 0', paper.tomato, 7),
            Math.sin((i / (6 + row * 6)) * 6.28) * (84 + row * 88),
            -Math.cos((i / (6 + row * 6)) * 6.28) * (84 + row * 88),
            (i / (6 + row * 6)) * 360,
          ),
        ),
      ),
    () =>
      times(19, (i) => {
        const ring = i === 0 ? 0 : i < 7 ? 130 : 246;
        const a = i < 7 ? i * 1.047 : i * 0.5236;
        return k.put(
          'berry',
          () =>
            `${k.cut(round(k, 0, 0, 56), filling === paper.mustard ? paper.red : filling, 1)}<circle cx="-16" cy="-18" r="12" fill="${paper.white}" opacity="0.55"/>`,
          ring * Math.cos(a),
          ring * Math.sin(a),
          i * 20,
        );
      }),
  ])();
  const missing = k.chance(0.5);
  const cutOut = missing
    ? flat('M0 0L150-400H-40Z', k.setting.cloth === paper.cream ? paper.cream : paper.steel) +
      strip('M150-400L0 0-40-400', '#2a120a', 6, 0.25)
    : '';
  return (
    tabletop(k) +
    napkin(k, -560, 60, -10, k.setting.accent) +
    move(570, 40, knife(k), 80, 1.3) +
    move(480, -320, leaf(k, 120, paper.green, 0, 0, 30) + leaf(k, 100, paper.olive, 0, 0, 80)) +
    move(
      0,
      0,
      k.cut(round(k, 0, 0, 420, 420, 0.008, 12), paper.steel, 2) +
        k.cut(curve(edge), paper.crust, 1) +
        `<circle r="312" fill="${filling}"/><circle r="312" fill="none" stroke="${paper.bark}" stroke-width="10" opacity="0.4"/>` +
        top +
        cutOut,
      k.between(-30, 30),
      1.04,
    )
  );
};

export const skillet: Scene = (k) => {
  const iron = k.pick([paper.ink, paper.navy, '#4c3a34']);
  const fried = (): string =>
    `${
      k.cut(
        curve(
          Array.from({ length: 10 }, (_, i): Point => {
            const a = (i / 10) * 6.283;
            const r = k.between(104, 150);
            return [r * Math.cos(a), r * Math.sin(a)];
          }),
        ),
        paper.white,
        1,
      ) + k.cut(round(k, 6, -4, 58), paper.mustard, 0.8)
    }<circle cx="-12" cy="-22" r="14" fill="${paper.white}" opacity="0.7"/>`;
  const sauce = k.chance(0.5);
  const count = k.pick([2, 3, 3]);
  const eggs = times(count, (i) => {
    const a = (i / count) * 6.283 + 0.6;
    return move(132 * Math.cos(a), 132 * Math.sin(a), fried(), i * 50, count === 3 ? 0.9 : 1.04);
  });
  const bits = times(12, (i) => {
    const a = k.between(0, 6.283);
    const r = k.between(40, 270);
    return move(
      r * Math.cos(a),
      r * Math.sin(a),
      i % 2
        ? flat(leafShape(54, 30), paper.green)
        : flat('M-14-14L16-10 12 16-16 12Z', sauce ? paper.oxblood : paper.tomato),
      k.between(0, 360),
    );
  });
  return (
    tabletop(k) +
    napkin(k, -570, 20, 10, k.setting.cloth === paper.tomato ? paper.cream : paper.tomato) +
    move(
      0,
      0,
      k.cut('M300-42L720-30C760-28 760 40 720 40L300 52Z', iron, 2) +
        `<circle cx="690" cy="4" r="18" fill="${k.setting.table}"/>` +
        k.cut(round(k, 0, 0, 400, 400, 0.006, 12), iron, 2) +
        `<circle r="350" fill="#fff" opacity="0.09"/><circle r="${sauce ? 334 : 0}" fill="${paper.tomato}"/>` +
        (sauce
          ? times(
              8,
              () =>
                `<circle cx="${n(k.between(-220, 220))}" cy="${n(k.between(-220, 220))}" r="${n(k.between(20, 56))}" fill="${paper.red}" opacity="0.6"/>`,
            )
          : '') +
        bits +
        eggs +
        times(
          16,
          () => `<circle cx="${n(k.between(-230, 230))}" cy="${n(k.between(-230, 230))}" r="5" fill="${paper.ink}"/>`,
        ),
      k.between(-50, 20),
      1.06,
    ) +
    move(
      -430,
      350,
      k.cut(
        'M-120-90C-120-140 120-140 120-90 140-80 130-40 112-30L118 96C120 120-120 120-118 96L-112-30C-130-40-140-80-120-90Z',
        paper.crust,
        1.3,
      ) + flat('M-96-80C-96-112 96-112 96-80 108-72 100-44 88-36L92 84H-92L-88-36C-100-44-108-72-96-80Z', paper.cream),
      -18,
    ) +
    move(
      470,
      -330,
      k.cut(round(k, 0, 0, 96), paper.white, 1.2) +
        times(
          16,
          () => `<circle cx="${n(k.between(-50, 50))}" cy="${n(k.between(-50, 50))}" r="5" fill="${paper.ink}"/>`,
        ),
    )
  );
};
