import {
  circle,
  dots,
  ellipse,
  figure,
  fixed,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Stage,
  stroke,
  sunburst,
} from './stage.ts';

/** What a panel shows, drawn around the origin, about 50 by 50. */
type Panel = (stage: Stage) => string;

const back = (colour: string): string => rect(-60, -60, 120, 120, colour);

export const city: Panel = (stage) => {
  const { inks } = stage;
  const towers = Array.from({ length: 9 }, (_, i): string => {
    const top = stage.between(-14, 8);
    return (
      rect(-45 + i * 10, top, 9, 60, i % 2 ? inks.night : inks.deep) +
      dots(
        [
          [-42 + i * 10, top + 4],
          [-39 + i * 10, top + 8],
          [-42 + i * 10, top + 14],
        ],
        0.7,
        inks.glow,
      )
    );
  });
  return back(inks.mid) + circle(stage.between(-18, 18), -14, 9, inks.glow) + towers.join('');
};

const eyes: Panel = (stage) => {
  const { inks } = stage;
  const look = stage.between(-3, 3);
  const one = (x: number, flip: number): string =>
    group(
      `translate(${x} 0) scale(${flip} 1)`,
      path('M-14 2C-8 -8 8 -8 14 3C6 9 -8 9 -14 2Z', '#fff', `stroke="${inks.night}" stroke-width="1.6"`),
      circle(look * flip, 0.6, 5, inks.hot),
      circle(look * flip, 0.6, 2.6, inks.night),
      circle(look * flip - 1.6, -1, 1, '#fff'),
      path('M-17 -8C-8 -16 8 -15 16 -6C8 -11 -8 -12 -17 -8Z', inks.night),
    );
  return (
    back(inks.cream) +
    path('M-60 -60H60V-22C30 -14 20 -26 0 -20C-20 -26 -30 -14 -60 -22Z', inks.deep) +
    one(-19, 1) +
    one(19, -1) +
    stroke('M-3 2L-5 16H3', inks.night, 1.4)
  );
};

const fist: Panel = (stage) => {
  const { inks } = stage;
  return (
    back(inks.glow) +
    sunburst([0, 0], 16, 90, inks.hot, stage.between(0, 1)) +
    group(
      `rotate(${stage.whole(-24, 10)})`,
      path('M-60 14L-20 10V-12L-60 -14Z', inks.mid, `stroke="${inks.night}" stroke-width="1.8"`),
      path(
        'M-22 14C-26 -4 -22 -16 -12 -18L8 -20C14 -20 16 -14 12 -11C20 -11 22 -4 17 -2C24 0 23 8 16 8C20 12 17 18 10 17L-8 18C-16 19 -20 18 -22 14Z',
        inks.cream,
        `stroke="${inks.night}" stroke-width="1.8" stroke-linejoin="round"`,
      ),
      stroke(
        'M12 -11L-2 -9M17 -2L0 -1M16 8L2 8M-10 -10C-2 -4 2 2 -4 8C-8 10 -12 8 -14 4',
        inks.night,
        1.5,
        'stroke-linecap="round"',
      ),
    )
  );
};

const blast: Panel = (stage) => {
  const { inks } = stage;
  const star = (r: number, colour: string, points: number): string =>
    polygon(
      Array.from({ length: points * 2 }, (_, i): Point => {
        const a = (i / points) * Math.PI + 0.2;
        const reach = i % 2 ? r * 0.58 : r * stage.between(0.9, 1.15);
        return [Math.cos(a) * reach, Math.sin(a) * reach];
      }),
      colour,
      `stroke="${inks.night}" stroke-width="1.5" stroke-linejoin="round"`,
    );
  return back(inks.deep) + star(32, inks.hot, 13) + star(21, inks.glow, 11) + star(11, inks.cream, 9);
};

const runner: Panel = (stage) => {
  const { inks } = stage;
  return (
    back(inks.cream) +
    stroke(
      Array.from({ length: 14 }, () => `M-60 ${fixed(stage.between(-30, 30))}h${fixed(stage.between(30, 120))}`).join(
        '',
      ),
      inks.mid,
      0.9,
    ) +
    group(
      'scale(1.15)',
      path(
        'M6 -14C12 -12 14 -6 12 -2L18 3L16 6L8 1L7 -4L2 4L10 8L6 22L2 21L4 11L-4 8L-12 16L-20 12L-18 9L-12 11L-5 0L-3 -8L-10 -6L-14 2L-17 0L-13 -10L-2 -15Z',
        inks.night,
      ),
      ellipse(8, -19, 4.2, 5, inks.night),
      path('M-2 -14C-12 -12 -20 -16 -28 -10C-22 -8 -16 -4 -6 -6Z', inks.hot),
    )
  );
};

const balloon: Panel = (stage) => {
  const { inks } = stage;
  const lines = Array.from(
    { length: 3 },
    (_, i) => `M${fixed(-9 - stage.between(0, 4))} ${-16 + i * 5}H${fixed(stage.between(5, 12))}`,
  ).join('');
  return (
    back(inks.mid) +
    dots(
      Array.from({ length: 40 }, (_, i): Point => [-44 + (i % 10) * 9, 4 + Math.floor(i / 10) * 8]),
      1.6,
      inks.deep,
    ) +
    path(
      'M0 -28C16 -28 24 -20 24 -11C24 -3 16 3 4 4L-6 14L-5 4C-18 2 -24 -4 -24 -11C-24 -20 -14 -28 0 -28Z',
      '#fff',
      `stroke="${inks.night}" stroke-width="1.8"`,
    ) +
    stroke(lines, inks.night, 2.2, 'stroke-linecap="round"') +
    path('M-30 60C-30 34 -24 28 -12 27V22H-2V27C10 28 16 34 16 60Z', inks.night) +
    ellipse(-7, 17, 7, 8.5, inks.night)
  );
};

const flight: Panel = (stage) => {
  const { inks } = stage;
  return (
    back(inks.night) +
    dots(
      Array.from({ length: 24 }, (): Point => [stage.between(-40, 40), stage.between(-34, 34)]),
      0.6,
      inks.cream,
    ) +
    circle(16, 24, 26, inks.hot) +
    ellipse(16, 24, 40, 5, 'none', `stroke="${inks.glow}" stroke-width="1.6"`) +
    group(
      `rotate(${stage.whole(20, 55)}) translate(-4 -8)`,
      path('M-4 12L4 12L0 34Z', inks.glow),
      path('M0 -24C8 -14 8 2 5 13H-5C-8 2 -8 -14 0 -24Z', inks.cream),
      path('M5 1L13 15L5 12ZM-5 1L-13 15L-5 12Z', inks.mid),
      circle(0, -7, 3, inks.deep),
    )
  );
};

const doorway: Panel = (stage) => {
  const { inks } = stage;
  return (
    back(inks.deep) +
    path('M-12 -24L12 -24L12 22L-12 22Z', inks.glow) +
    path('M-12 22L12 22L34 60L-34 60Z', inks.glow, 'opacity=".55"') +
    figure(stage, 0, 25, 42, inks.night, stage.pick(['coat', 'plain', 'dress'])) +
    path('M-3 25L3 25L16 60L-14 60Z', inks.night, 'opacity=".8"')
  );
};

export const subjects: readonly Panel[] = [city, eyes, fist, blast, runner, balloon, flight, doorway];
