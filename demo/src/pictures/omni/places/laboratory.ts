import { box, circle, disc, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, glow, ridge, sky, sphere } from '../sky.ts';

/** A bench of glass in which something is about to happen. */
export const laboratory: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const liquid = (colour: string): string =>
    linear([
      [0, air.pale],
      [0.2, colour],
      [1, air.shade],
    ]);
  const vessel = (outline: string, level: number, colour: string, x: number, base: number, s: number): string =>
    move(
      x,
      base,
      path(outline, fill(air.line, 0.16)) +
        studio.within(
          outline,
          rect(-200, -level, 400, level + 10, fill(liquid(colour))) +
            path(
              times(6, () => `M${Math.round(between(-60, 60))} ${Math.round(-level * between(0.1, 1))}h0`),
              stroke(air.pale, 12, 0.6),
            ) +
            ellipse(0, -level, 140, 9, fill(air.pale, 0.5)),
        ) +
        path(outline, stroke(air.pale, 5)) +
        path('M-46-60Q-60-90-34-130', stroke(air.pale, 7, 0.8)),
      0,
      s,
    );
  const cone = 'M-26-300V-190L-128-20Q-136 0-112 0H112Q136 0 128-20L26-190V-300Z';
  const round = 'M-24-320V-212A112 112 0 1 0 24-212V-320Z';
  const tall = 'M-44-330H44V-14Q44 0 30 0H-30Q-44 0-44-14Z';
  const bell = 'M-150 0V-190Q-150-330 0-330T150-190V0Z';
  const molecule = (x: number, y: number, s: number): string => {
    const kinds = [air.hot, air.line].map((colour) =>
      studio.stamp(sphere(studio, 0, 0, 28, { colours: [air.pale, colour, air.shade] })),
    );
    const atoms = times(6, (i) => {
      const a = (i * Math.PI) / 3;
      return kinds[i % 2]?.(88 * Math.cos(a), 88 * Math.sin(a), i % 2 ? 0.8 : 1) ?? '';
    });
    return move(
      x,
      y,
      path(
        `${polygon(Array.from({ length: 6 }, (_, i) => [88 * Math.cos((i * Math.PI) / 3), 88 * Math.sin((i * Math.PI) / 3)] as const))}M88 0h80M-44-76l-40-70`,
        stroke(air.pale, 7),
      ) +
        atoms +
        sphere(studio, 170, 0, 18) +
        sphere(studio, -86, -148, 22),
      between(0, 60),
      s,
    );
  };
  const sprout =
    path('M0 0Q-6-60 4-150', stroke(air.near, 9)) +
    [-1, 1, -1, 1]
      .map((s, i) =>
        path(
          `M${n(i)} ${-60 - i * 30}q${s * 50}-46 ${s * 84}-6q${s * -40} 30 ${s * -84} 6Z`,
          fill(i % 2 ? air.near : air.far),
        ),
      )
      .join('') +
    sphere(studio, 4, -168, 24, { colours: [air.pale, air.hot, air.shade] });
  const jar = move(
    0,
    300,
    path(bell, fill(air.line, 0.18)) +
      rect(-120, -34, 240, 34, fill(air.dark), 8) +
      move(0, -30, sprout) +
      path(bell, stroke(air.pale, 6)) +
      circle(0, -344, 16, fill(air.pale)) +
      path('M-118-180Q-112-280-46-300', stroke(air.pale, 9, 0.8)) +
      rect(-176, -4, 352, 24, fill(air.shade), 8),
  );
  const side = pick([-1, 1]);
  const hero = pick([
    () => vessel(round, 190, air.hot, 0, 300, 1.18),
    () => vessel(cone, 150, air.line, 0, 300, 1.2),
    () => jar,
  ]);
  const window = (): string => {
    const d = pick([disc(0, -110, 350), 'M-310 300V-150A310 310 0 0 1 310-150V300Z', box(-520, -390, 1040, 560)]);
    return (
      studio.within(
        d,
        sky(studio, 40) +
          sphere(studio, -side * between(60, 170), between(-230, -130), between(70, 130), { halo: 0.5 }) +
          ridge(studio, 120, 150, air.far),
      ) +
      path(d, stroke(air.dark, 26)) +
      path(d, stroke(air.line, 3))
    );
  };
  return (
    rect(
      -X,
      -Y,
      2 * X,
      2 * Y,
      fill(
        linear([
          [0, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    path(
      times(12, (i) => `M${n(-X + (i * X) / 5.5)} ${n(-Y)}V300`) +
        times(7, (i) => `M${n(-X)} ${n(-Y + i * 140)}H${n(X)}`),
      stroke(air.far, 2, 0.35),
    ) +
    window() +
    molecule(side * between(240, 300), -210, between(0.6, 0.8)) +
    glow(studio, 0, 140, 380, air.hot, 0.45) +
    vessel(tall, between(120, 250), air.body, -side * 300, 300, 0.9) +
    vessel(cone, between(70, 150), air.flare, side * 300, 300, 0.72) +
    vessel(round, between(80, 170), air.line, -side * 500, 300, 0.7) +
    vessel(tall, between(80, 250), air.sun, side * 520, 300, 0.7) +
    path(`M${-side * 300}-6Q${-side * 300}-90 ${-side * 150}-80T0-90`, stroke(air.pale, 6)) +
    hero() +
    drafting(studio, 0, 110, 300) +
    rect(-X, 300, 2 * X, 18, fill(air.pale)) +
    rect(
      -X,
      318,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.far],
          [1, air.dark],
        ]),
      ),
    ) +
    path(
      times(5, (i) => box(-620 + i * 250, 356, 230, 200)),
      stroke(air.dark, 4, 0.5),
    ) +
    times(5, (i) => rect(-530 + i * 250, 376, 50, 10, fill(air.sun), 5))
  );
};
