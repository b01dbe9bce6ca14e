import {
  beam,
  circle,
  dots,
  ellipse,
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

/** The thing in your hands, printed as large as it feels: a pad, an older pad, a stick, or a handheld. */
export function controller(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const field = stage.pick([inks.glow, inks.mid, inks.hot]);
  const rays = field === inks.glow ? inks.hot : inks.deep;
  stage.add(
    stage.fill(field),
    sunburst(
      [0, 0],
      stage.pick([16, 20, 26]),
      160,
      rays,
      stage.between(0, 1),
      `opacity="${field === inks.glow ? 0.75 : 0.55}"`,
    ),
    stage.halftone(inks.night, 4, (x, y) => Math.hypot(x / hw, y / hh) - 0.62),
    stroke(
      `M0 -18C${fixed(stage.between(-20, 20))} -34 ${fixed(stage.between(-40, 40))} -30 ${fixed(stage.between(-14, 14))} ${fixed(-hh - 4)}`,
      inks.night,
      2.4,
    ),
  );
  const shell = stage.pick([inks.cream, inks.deep, field === inks.hot ? inks.glow : inks.hot]);
  const trim = shell === inks.deep ? inks.mid : inks.deep;
  const pips = [inks.glow, inks.hot, '#19b5d8', '#35c46a'];
  const button = (x: number, y: number, r: number, colour: string): string =>
    circle(x + 0.5, y + 0.7, r, inks.night) +
    circle(x, y, r, colour) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.28, '#fff', 'opacity=".7"');
  const cross = (x: number, y: number, s: number): string =>
    path(
      `M${x - s / 3} ${y - s}h${fixed((s * 2) / 3)}v${fixed((s * 2) / 3)}h${fixed((s * 2) / 3)}v${fixed((s * 2) / 3)}h${fixed((-s * 2) / 3)}v${fixed((s * 2) / 3)}h${fixed((-s * 2) / 3)}v${fixed((-s * 2) / 3)}h${fixed((-s * 2) / 3)}v${fixed((-s * 2) / 3)}h${fixed((s * 2) / 3)}z`,
      inks.night,
    );
  const modern = (): string => {
    const body =
      'M-22 -19C-34 -20 -40 -12 -43 4C-46 20 -44 30 -36 31C-28 31 -25 16 -16 14H16C25 16 28 31 36 31C44 30 46 20 43 4C40 -12 34 -20 22 -19C18 -19 16 -16 12 -16H-12C-16 -16 -18 -19 -22 -19Z';
    return (
      path('M-34 -15C-34 -23 -18 -24 -15 -18ZM34 -15C34 -23 18 -24 15 -18Z', inks.night) +
      group('translate(1.4 2.2)', path(body, inks.night)) +
      path(body, shell) +
      path(
        'M-43 4C-46 20 -44 30 -36 31C-28 31 -25 16 -16 14C-26 12 -36 8 -43 4ZM43 4C46 20 44 30 36 31C28 31 25 16 16 14C26 12 36 8 43 4Z',
        trim,
        'opacity=".55"',
      ) +
      circle(-26, -6, 8, trim) +
      cross(-26, -6, 6) +
      button(26, -12, 2.9, pips[0] ?? '') +
      button(32, -6, 2.9, pips[1] ?? '') +
      button(26, 0, 2.9, pips[2] ?? '') +
      button(20, -6, 2.9, pips[3] ?? '') +
      [-13, 13]
        .map(
          (x) =>
            circle(x, 7, 7.4, inks.night) +
            circle(x, 6, 5.6, trim) +
            circle(x - 1, 4.6, 3.4, inks.night, 'opacity=".5"'),
        )
        .join('') +
      rect(-8, -14, 16, 9, inks.night, 'rx="2"') +
      rect(-6.6, -12.6, 13.2, 6.2, inks.glow, 'rx="1"')
    );
  };
  const classic = (): string =>
    rect(-42, -16, 87, 38, inks.night, 'rx="5"') +
    rect(-44, -19, 87, 38, shell, 'rx="5"') +
    rect(-40, -11, 79, 26, inks.night, 'rx="2"') +
    rect(-11, -11, 22, 5, shell) +
    rect(-11, -4, 22, 8, shell, 'rx="1.5"') +
    rect(-11, 7, 22, 8, shell, 'rx="1.5"') +
    circle(-26, 2, 10.5, trim) +
    cross(-26, 2, 8.4) +
    rect(-8.5, -1.6, 7, 3.2, inks.night, 'rx="1.6"') +
    rect(1.5, -1.6, 7, 3.2, inks.night, 'rx="1.6"') +
    rect(16, -4, 10, 12, inks.cream, 'rx="2"') +
    rect(27.5, -4, 10, 12, inks.cream, 'rx="2"') +
    button(21, 2, 3.8, pips[1] ?? '') +
    button(32.5, 2, 3.8, pips[1] ?? '');
  const stick = (): string =>
    path('M-38 8L38 8L46 34L-46 34Z', inks.night) +
    path('M-38 4L38 4L46 30L-46 30Z', shell) +
    path('M-46 30L46 30L46 36L-46 36Z', trim) +
    ellipse(-18, 15, 11, 5, inks.night) +
    path('M-20 15L-17.5 -18H-14.5L-16 15Z', trim) +
    circle(-15, -22, 10.5, inks.night) +
    circle(-16, -23, 10, inks.hot === shell ? inks.glow : inks.hot) +
    circle(-19.5, -27, 2.6, '#fff', 'opacity=".8"') +
    [
      [8, 11],
      [18, 11],
      [28, 11],
      [9, 21],
      [20, 21],
      [31, 21],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          ellipse(x + 0.6, y + 1, 4.4, 2.9, inks.night) + ellipse(x, y, 4.2, 2.6, pips[i % 4] ?? ''),
      )
      .join('');
  const handheld = (): string =>
    rect(-22, -38, 47, 82, inks.night, 'rx="5"') +
    rect(-24, -41, 47, 82, shell, 'rx="5"') +
    rect(-19.5, -36, 38, 35, inks.night, 'rx="2.5"') +
    rect(-14.5, -32, 28, 26, '#9bbc0f') +
    path('M-14.5 -10H-8V-14H-2V-10H4V-18H9V-10H13.5V-6H-14.5Z', '#30621f') +
    rect(-9, -21, 4, 4, '#30621f') +
    dots(
      [
        [-2, -24],
        [2, -24],
        [6, -24],
      ],
      1,
      '#30621f',
    ) +
    cross(-12, 12, 7.6) +
    button(8, 14, 4, pips[1] ?? '') +
    button(17, 9, 4, pips[1] ?? '') +
    stroke('M-10 29L-4 26M0 29L6 26', trim, 2.2, 'stroke-linecap="round"') +
    stroke('M9 36L13 28M13 37L17 29M17 38L20.5 31', trim, 1.2);
  stage.add(
    group(
      `rotate(${fixed(stage.between(-14, 10))}) scale(${fixed(stage.between(0.95, 1.1))})`,
      stage.pick([modern, classic, stick, handheld])(),
    ),
  );
}

/** Dice, a map and a lamp: the fourth hour of a Thursday campaign. */
export function tabletop(stage: Stage): void {
  const { hw, hh, inks } = stage;
  stage.add(
    stage.fill(
      stage.radial([0, -6], 100, [
        [0, inks.mid],
        [0.55, inks.deep],
        [1, inks.night],
      ]),
    ),
  );
  const map: string[] = [rect(-52, -38, 104, 76, '#e9cf95'), rect(-52, -38, 104, 76, inks.hot, 'opacity=".12"')];
  let grid = '';
  for (let x = -48; x < 52; x += 8) grid += `M${x} -38V38`;
  for (let y = -34; y < 38; y += 8) grid += `M-52 ${y}H52`;
  map.push(stroke(grid, inks.deep, 0.25, 'opacity=".5"'));
  for (let i = 0; i < 6; i += 1) {
    const x = Math.round(stage.between(-6, 4)) * 8;
    const y = Math.round(stage.between(-4, 3)) * 8 - 2;
    map.push(
      rect(x, y, 8 * stage.whole(1, 3), 8 * stage.whole(1, 2), '#fff3d0', `stroke="${inks.night}" stroke-width=".9"`),
    );
  }
  map.push(
    stroke(
      `M-40 ${stage.whole(10, 30)}C-20 ${stage.whole(-10, 20)} 10 ${stage.whole(0, 30)} 40 ${stage.whole(-30, -10)}`,
      inks.hot,
      1.2,
      'stroke-dasharray="3 2"',
    ),
    stroke('M38 -32l6 6M44 -32l-6 6', inks.hot, 1.6),
  );
  stage.add(group(`rotate(${fixed(stage.between(-12, 12))})`, ...map));
  const d20 = (x: number, y: number, r: number, light: string, dark: string): string => {
    const out: Point[] = Array.from(
      { length: 6 },
      (_, i): Point => [x + r * Math.sin((i * Math.PI) / 3), y - r * Math.cos((i * Math.PI) / 3)],
    );
    const face: Point[] = [
      [x, y - r * 0.62],
      [x + r * 0.56, y + r * 0.34],
      [x - r * 0.56, y + r * 0.34],
    ];
    const line = `stroke="${inks.night}" stroke-width=".7" stroke-linejoin="round"`;
    const tri = (a: Point | undefined, b: Point | undefined, c: Point | undefined, fill: string, o: number): string =>
      a && b && c ? polygon([a, b, c], fill, `opacity="${o}"`) + polygon([a, b, c], 'none', line) : '';
    return (
      ellipse(x + 2, y + r * 0.95, r, r * 0.26, '#000', 'opacity=".35"') +
      polygon(out, dark, line) +
      tri(face[0], face[1], face[2], light, 1) +
      tri(out[0], out[1], face[0], light, 0.65) +
      tri(out[0], out[5], face[0], light, 0.85) +
      tri(out[1], out[2], face[1], light, 0.2) +
      tri(out[4], out[5], face[2], light, 0.55) +
      tri(out[1], face[0], face[1], light, 0.45) +
      tri(out[5], face[0], face[2], light, 0.75) +
      tri(out[2], out[3], face[1], '#000', 0.25) +
      tri(out[3], out[4], face[2], '#000', 0.12) +
      path(
        `M${fixed(x)} ${fixed(y - r * 0.22)}l${fixed(r * 0.09)} ${fixed(r * 0.17)}h${fixed(r * 0.18)}l${fixed(-r * 0.14)} ${fixed(r * 0.12)}l${fixed(r * 0.05)} ${fixed(r * 0.18)}l${fixed(-r * 0.18)} ${fixed(-r * 0.1)}l${fixed(-r * 0.18)} ${fixed(r * 0.1)}l${fixed(r * 0.05)} ${fixed(-r * 0.18)}l${fixed(-r * 0.14)} ${fixed(-r * 0.12)}h${fixed(r * 0.18)}z`,
        inks.night,
      )
    );
  };
  const cube = (x: number, y: number, s: number): string =>
    polygon(
      [
        [x, y - s],
        [x + s, y - s / 2],
        [x, y],
        [x - s, y - s / 2],
      ],
      inks.cream,
    ) +
    polygon(
      [
        [x - s, y - s / 2],
        [x, y],
        [x, y + s],
        [x - s, y + s / 2],
      ],
      inks.glow,
    ) +
    polygon(
      [
        [x + s, y - s / 2],
        [x, y],
        [x, y + s],
        [x + s, y + s / 2],
      ],
      inks.hot,
    ) +
    dots(
      [
        [x, y - s / 2],
        [x - s * 0.7, y - s * 0.05],
        [x - s * 0.3, y + s * 0.5],
        [x + s * 0.5, y + s * 0.25],
      ],
      s * 0.12,
      inks.night,
    );
  const meeple = (x: number, y: number, s: number, colour: string): string =>
    group(
      `translate(${fixed(x)} ${fixed(y)}) scale(${s})`,
      ellipse(1, 7, 7, 1.8, '#000', 'opacity=".35"'),
      path(
        'M0 -9C3 -9 4 -6 3 -4C7 -3 9 -1 9 1C9 2 6 2 4.5 1.5C5 4 7 6 7 7H1.5L0 4L-1.5 7H-7C-7 6 -5 4 -4.5 1.5C-6 2 -9 2 -9 1C-9 -1 -7 -3 -3 -4C-4 -6 -3 -9 0 -9Z',
        colour,
        `stroke="${inks.night}" stroke-width=".7"`,
      ),
    );
  const flip = stage.chance(0.5) ? -1 : 1;
  const die = stage.pick<readonly [light: string, dark: string]>([
    [inks.glow, '#a35a00'],
    [inks.hot, inks.deep],
    [inks.cream, inks.hot],
  ]);
  stage.add(
    meeple(-34 * flip, stage.between(-20, -8), 1.2, inks.deep),
    meeple(stage.between(-20, -10) * flip, -26, 1.2, inks.hot),
    meeple(40 * flip, stage.between(4, 16), 1.3, inks.glow),
    d20(4 * flip, 4, 21, ...die),
    cube(-27 * flip, 19, 8),
    cube(33 * flip, -18, 6),
    d20(-stage.between(44, 50) * flip, 8, 9, inks.cream, inks.mid),
    beam(stage, [0, -hh - 40], 90, 80, hh * 2 + 30, inks.glow, 0.3),
    stage.fill(
      stage.radial([0, 0], Math.hypot(hw, hh), [
        [0, inks.night, 0],
        [0.5, inks.night, 0],
        [1, inks.night, 0.85],
      ]),
    ),
  );
}
