import { circle, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, glow, ridge, sky, sphere } from '../sky.ts';

/** A robot sitting for its portrait. */
export const robot: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const metal = linear(
    pick([
      [
        [0, air.pale],
        [0.4, air.lit],
        [1, air.body],
      ],
      [
        [0, air.pale],
        [0.4, air.far],
        [1, air.near],
      ],
      [
        [0, air.sun],
        [0.5, air.hot],
        [1, air.shade],
      ],
    ] as const),
    -76,
  );
  const dark = linear([
    [0, air.near],
    [1, air.dark],
  ]);
  const lamp = (x: number, y: number, r: number): string =>
    circle(x, y, r + 12, fill(air.dark)) +
    glow(studio, x, y, r * 2.6, air.line, 0.55) +
    sphere(studio, x, y, r, { colours: [air.pale, air.line, air.mid], from: [0.4, 0.35] });
  const heads = [
    {
      d: 'M-170 150V-50A170 170 0 0 1 170-50V150Q170 176 144 176H-144Q-170 176-170 150Z',
      eyes: () => lamp(-72, -30, 42) + lamp(72, -30, 42),
    },
    {
      d: 'M-196-150H196Q214-150 210-130L186 150Q182 176 156 176H-156Q-182 176-186 150L-210-130Q-214-150-196-150Z',
      eyes: () =>
        rect(-150, -84, 300, 100, fill(air.dark), 50) +
        glow(studio, 0, -34, 190, air.hot, 0.6) +
        rect(between(-110, 20), -52, 90, 36, fill(air.hot), 18),
    },
    { d: 'M-150 176L-196-40Q-196-200 0-214Q196-200 196-40L150 176Z', eyes: () => lamp(0, -40, 74) },
    {
      d: 'M-120 176V60H-190V-150Q-190-190-150-190H150Q190-190 190-150V60H120V176Z',
      eyes: () => lamp(-84, -66, 50) + lamp(84, -66, 34) + path('M-150-140L-30-120M40-134H130', stroke(air.dark, 13)),
    },
  ];
  const head = pick(heads);
  const mouth = pick([
    () =>
      rect(-78, 74, 156, 54, fill(air.dark), 10) +
      path(
        times(7, (i) => `M${-60 + i * 20} 82v38`),
        stroke(air.sun, 8),
      ),
    () =>
      rect(-66, 84, 132, 34, fill(air.dark), 17) + path('M-52 101h22l10-12 16 24 14-20 10 8h32', stroke(air.line, 4)),
    () =>
      path(
        times(3, (i) => `M-60 ${82 + i * 18}H60`),
        stroke(air.dark, 8),
      ),
  ]);
  const crown = pick([
    () =>
      path('M0-210V-300', stroke(air.dark, 9)) +
      sphere(studio, 0, -312, 24, { colours: [air.pale, air.hot, air.shade], halo: 0.9 }),
    () =>
      mirror(path('M90-180L150-300', stroke(air.dark, 8))) +
      path('M90-180L150-300', stroke(air.dark, 8)) +
      circle(-150, -304, 14, fill(air.hot)) +
      circle(150, -304, 14, fill(air.hot)),
    () =>
      path('M-70-190A76 60 0 0 1 70-190Z', fill(air.line, 0.5)) +
      path('M-70-190A76 60 0 0 1 70-190Z', stroke(air.pale, 4)) +
      circle(-20, -210, 10, fill(air.hot)) +
      circle(22, -214, 13, fill(air.sun)),
  ]);
  const ear =
    rect(176, -50, 44, 110, fill(dark), 12) +
    path('M220 6h44', stroke(air.dark, 9)) +
    circle(268, 6, 13, fill(air.sun));
  const back = pick([
    () =>
      sky(studio, 90) +
      times(6, (i) => circle(0, -20, 560 - i * 64, fill([air.body, air.hot][i % 2] ?? air.hot, 0.22))),
    () =>
      rect(-X, -Y, 2 * X, 2 * Y, fill(air.low)) +
      path(
        times(18, (i) =>
          polygon([
            [0, 0],
            [1700 * Math.cos((i * Math.PI) / 9), 1700 * Math.sin((i * Math.PI) / 9)],
            [1700 * Math.cos((i + 0.5) * (Math.PI / 9)), 1700 * Math.sin((i + 0.5) * (Math.PI / 9))],
          ]),
        ),
        fill(air.flare, 0.5),
      ) +
      circle(0, -20, 350, fill(air.pale, 0.85)),
    () =>
      sky(studio, 120) +
      sphere(studio, pick([-1, 1]) * 300, -170, 190, { halo: 0.4 }) +
      ridge(studio, 300, 200, air.far) +
      ridge(studio, 400, 120, air.near),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.mid],
          ]),
        ),
      ) +
      path(
        times(20, (i) => `M${n(-X + i * (X / 9.5))} ${n(-Y)}V${n(Y)}`) +
          times(11, (i) => `M${n(-X)} ${n(-Y + i * (Y / 5))}H${n(X)}`),
        stroke(air.line, 2, 0.35),
      ) +
      circle(
        0,
        -20,
        330,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ),
  ]);
  const rivets = times(12, (i) => circle(-132 + (i % 6) * 52.8, i < 6 ? -112 : 150, 5, fill(air.dark, 0.5)));
  const flower =
    path('M0 0Q10 70 0 150', stroke(air.near, 9)) +
    times(6, (i) => ellipse(0, -34, 18, 32, `${fill(air.hot)} transform="rotate(${i * 60})"`)) +
    circle(0, 0, 20, fill(air.sun));
  return (
    back() +
    drafting(studio, 0, -20, 336) +
    rect(-62, 170, 124, 90, fill(dark)) +
    path(
      times(4, (i) => `M-62 ${190 + i * 18}H62`),
      stroke(air.far, 6),
    ) +
    path(`M-330 ${n(Y)}V360Q-330 250-220 246H220Q330 250 330 360V${n(Y)}Z`, fill(metal)) +
    circle(-250, 372, 60, fill(dark)) +
    circle(250, 372, 60, fill(dark)) +
    rect(-130, 300, 260, 150, fill(air.dark), 18) +
    times(
      3,
      (i) =>
        circle(
          -76 + i * 76,
          350,
          24,
          fill(
            linear([
              [0, air.pale],
              [1, air.far],
            ]),
          ),
        ) + path(`M${-76 + i * 76} 350l${n(between(-14, 14))} -18`, stroke(air.hot, 5)),
    ) +
    path('M-100 412h200', `${stroke(air.line, 9)} stroke-dasharray="14 16"`) +
    (chance(0.3) ? move(230, 210, flower) : '') +
    move(
      0,
      -20,
      crown() +
        mirror(ear) +
        ear +
        path(head.d, fill(metal)) +
        studio.within(head.d, path('M60-260H260V260H100Z', fill(air.shade, 0.25)) + rivets) +
        path('M-120-130Q-90-170-40-176', stroke(air.pale, 10, 0.8)) +
        head.eyes() +
        mouth(),
      pick([-5, 0, 0, 6]),
    )
  );
};
