import {
  circle,
  ellipse,
  fill,
  halftone,
  halftoneRings,
  line,
  mirror,
  move,
  n,
  type Press,
  path,
  points,
  rect,
  type Scene,
  stamp,
  star,
  times,
  use,
} from './kit.ts';

/** Raised arms from below the sheet to (0, 0), one for each thing a hand does; they take the colour of their use. */
function arms({ ink, motif }: Press): string {
  const own = 'currentColor';
  const limb = path('M20 620C20 300 0 260 0 10', line(own, 46));
  const palm = rect(-31, -38, 62, 60, fill(own), 20);
  const finger = (x: number, y: number, width = 15): string => path(`M${n(x * 0.25)}-6L${x} ${y}`, line(own, width));
  const hands = [
    rect(-34, -50, 68, 66, fill(own), 24),
    palm + finger(-30, -92, 17) + finger(32, -84, 16),
    palm + finger(-34, -76) + finger(-13, -94) + finger(10, -94) + finger(30, -76) + finger(52, -34),
    palm + finger(-2, -110, 18),
    palm + rect(-26, -106, 56, 86, fill(own), 9) + rect(-18, -98, 40, 70, fill(ink.light), 4),
  ];
  return hands.map((hand, index) => stamp(`${motif}-arm${index}`, limb + hand)).join('');
}

/** Heads and shoulders, 100 wide, one for each way to wear one's hair. */
function listeners({ motif }: Press): string {
  const own = fill('currentColor');
  return [
    '',
    circle(0, -8, 50, own),
    circle(0, -48, 17, own),
    rect(-40, -24, 80, 90, own, 26),
    path('M-48-8H48L32-42H-32Z', own),
  ]
    .map((hair, index) =>
      stamp(`${motif}-head${index}`, ellipse(0, 0, 37, 43, own) + hair + path('M-76 400C-76 62 76 62 76 400Z', own)),
    )
    .join('');
}

function heads(press: Press, y: number, size: number, colour: string): string {
  const { X } = press;
  let out = '';
  for (let x = -X - 20; x < X + size; x += press.between(size * 0.95, size * 1.3)) {
    const top = y + press.between(-size * 0.25, size * 0.25);
    out += use(`${press.motif}-head${press.pick([0, 1, 2, 3, 4])}`, x, top, (size / 100) * press.between(0.9, 1.08));
  }
  return `<g color="${colour}">${out}</g>`;
}

/** A player on the riser, about 300 tall, feet at (0, 0). */
function player(press: Press, colour: string): string {
  const lean = press.between(-12, 12);
  const hair = press.pick([
    () => circle(0, -262, 44, ''),
    () => path('M-40-250C-60-330 60-330 44-250L70-170 30-200-30-200-70-160Z', ''),
    () => path(star(0, -262, 9, 50, 32), ''),
    () => ellipse(0, -286, 58, 12, '') + rect(-30, -322, 60, 40, '', 8),
  ])();
  return (
    `<g ${fill(colour)}>` +
    path('M-30-130L-74-4H-30L6-110 48-4H94L34-136Z', '') +
    move(
      0,
      0,
      path('M-52-206C-40-232 40-232 52-206L36-116H-36Z', '') +
        ellipse(0, -258, 29, 34, '') +
        hair +
        `<g fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round">` +
        path('M44-204L92-150 34-126M-46-204L-92-160-120-196', '') +
        '</g>' +
        `<g transform="rotate(-16)">${ellipse(20, -128, 56, 42, '')}${ellipse(-30, -124, 36, 34, '')}${rect(-200, -142, 180, 18, '')}${rect(-226, -150, 32, 32, '', 6)}</g>`,
      lean,
    ) +
    '</g>'
  );
}

export const crowd: Scene = (press) => {
  const { ink, X, Y } = press;
  const lamps = Math.round(X / 130);
  const beams = times(lamps, (i) => {
    const x = -X + ((i + 0.5) * 2 * X) / lamps;
    const to = x * 0.3 + press.between(-280, 280);
    const w = press.between(70, 130);
    return path(
      `${points([
        [x - 12, -Y + 70],
        [x + 12, -Y + 70],
        [to + w, 330],
        [to - w, 330],
      ])}Z`,
      `${fill(i % 3 ? ink.b : ink.light)} opacity="${i % 2 ? 0.5 : 0.34}"`,
    );
  });
  const rig =
    path(`M${n(-X)} ${n(-Y + 26)}H${n(X)}M${n(-X)} ${n(-Y + 66)}H${n(X)}`, line(ink.dark, 9)) +
    path(`M${n(-X)} ${n(-Y + 66)}${times(Math.ceil(X / 30), () => 'l30-40l30 40')}`, line(ink.dark, 6)) +
    times(lamps, (i) => {
      const x = -X + ((i + 0.5) * 2 * X) / lamps;
      return rect(x - 24, -Y + 56, 48, 46, fill(ink.dark), 8) + circle(x, -Y + 104, 17, fill(ink.light));
    });
  const sun = press.pick([
    () =>
      circle(0, 0, 250, fill(ink.light)) + halftoneRings(0, 0, 250, 420, ink.light, { pitch: 30, from: 0.9, to: 0.05 }),
    () => path(star(0, 0, 20, 380, 230), fill(ink.light)),
    () => times(3, (i) => circle(0, 0, 360 - i * 90, fill(i % 2 ? ink.b : ink.light))),
  ])();
  const band = press.chance(0.55)
    ? move(0, 236, player(press, ink.dark), 0, 1.25)
    : move(-170, 236, player(press, ink.dark), 0, 1.05) + move(170, 236, mirror(player(press, ink.dark)), 0, 1.05);
  const raised = (count: number, colour: string, top: number): string => `<g color="${colour}">${rows(count, top)}</g>`;
  const rows = (count: number, top: number): string =>
    times(count, (i) =>
      use(
        `${press.motif}-arm${press.pick([0, 1, 2, 3, 4])}`,
        -X + ((i + press.between(0.2, 0.8)) * 2 * X) / count,
        top + press.between(-60, 90),
        1,
        press.between(-14, 14),
      ),
    );
  const front = Math.round(X / 160);
  return (
    arms(press) +
    listeners(press) +
    rect(-X, -Y, 2 * X, 2 * Y, fill(ink.ground)) +
    halftone({ x: -X, y: -Y, w: 2 * X, h: 340 }, ink.dark, { pitch: 34, from: 0.85, to: 0.05 }) +
    move(0, -20, sun) +
    beams +
    rig +
    band +
    path(`M${n(-X)} 236H${n(X)}V300H${n(-X)}Z`, fill(ink.dark)) +
    heads(press, 320, 92, ink.a) +
    raised(front + 1, ink.a, 200) +
    heads(press, Y - 80, 170, ink.dark) +
    raised(front, ink.dark, 270)
  );
};

/** A lit sign without words. */
function sign(press: Press): string {
  const { ink } = press;
  const tube = (d: string, colour: string): string =>
    path(d, `${line(colour, 34)} opacity="0.3"`) + path(d, line(colour, 14)) + path(d, line(ink.light, 4));
  return press.pick([
    () => tube(`${star(0, 0, 5, 120, 52)}`, ink.b) + tube('M-160 0a160 160 0 1 0 320 0a160 160 0 1 0-320 0', ink.a),
    () => tube('M-20-150V70a54 44 0 1 1-40-42M-20-150C20-90 110-100 80 0', ink.b),
    () => tube('M-100-60H100L0 60V130M-50 140H50M-60-20L10-150', ink.b) + circle(-40, -20, 16, fill(ink.a)),
    () =>
      tube('M-150 20C-150-30-90-30-90 20S-30 70-30 20 30-30 30 20 90 70 90 20 150-30 150 20', ink.b) +
      tube('M-150-60H150M-150 100H150', ink.a),
  ])();
}

export const club: Scene = (press) => {
  const { ink, X, Y } = press;
  const street = 300;
  const wall =
    rect(-X, -Y, 2 * X, Y + street, fill(ink.dark)) +
    times(Math.ceil((Y + street) / 62), (row) =>
      path(
        `M${n(-X + (row % 2 ? 40 : 0))} ${n(-Y + row * 62)}H${n(X)}`,
        `stroke="${ink.back}" stroke-width="5" stroke-dasharray="74 12" opacity="0.34" fill="none"`,
      ),
    );
  const window_ = (x: number): string =>
    rect(x - 84, -250, 168, 220, fill(ink.back)) +
    rect(x - 72, -238, 144, 196, fill(press.chance(0.6) ? ink.b : ink.ground)) +
    (press.chance(0.7)
      ? path(`M${n(x - 40)}-42v-70c0-40 80-40 80 0v70Z`, fill(ink.dark)) + circle(x, -150, 27, fill(ink.dark))
      : '') +
    path(`M${n(x)}-238V-42M${n(x - 72)}-140H${n(x + 72)}`, line(ink.dark, 9));
  const bulbs = times(13, (i) => circle(-276 + i * 46, 8, 10, fill(i % 2 ? ink.light : ink.b)));
  const person = (x: number, tall: number, colour: string): string => {
    const clothes = press.pick([
      'M-34-198Q0-216 34-198L44-112 32-104 28 0H7L1-92-7 0H-28L-32-104-44-112Z',
      'M-30-200Q0-214 30-200L50-64H18V0H4V-64H-4V0H-18V-64H-50Z',
      'M-40-196Q0-218 40-196L36-60 28-56 24 0H5L0-56-5 0H-24L-28-56-36-60Z',
    ]);
    const hair = press.pick([
      '',
      path('M-40-244Q0-262 40-244L22-250 18-276H-18L-22-250Z', ''),
      circle(0, -270, 15, ''),
      path('M-24-236C-34-290 34-290 24-236L30-190H-30Z', ''),
      circle(0, -246, 35, ''),
    ]);
    return move(
      x,
      street + 76,
      `<g ${fill(colour)}>${path(clothes, '')}${rect(-8, -222, 16, 24, '')}${ellipse(0, -240, 21, 26, '')}${hair}</g>`,
      press.between(-2, 2),
      tall,
    );
  };
  const queue = press.pick([1, -1]);
  return (
    wall +
    [-640, -420, 420, 640, 900, -900]
      .filter((x) => Math.abs(x) < X + 80)
      .map(window_)
      .join('') +
    path(`M-330-20L-250 40H250L330-20Z`, fill(ink.a)) +
    rect(-330, -30, 660, 76, fill(ink.a), 10) +
    rect(-318, -18, 636, 52, `${fill('none')} stroke="${ink.light}" stroke-width="5"`, 6) +
    bulbs +
    halftoneRings(0, -260, 60, 350, ink.a, { pitch: 34, from: 0.7, to: 0.04 }) +
    move(0, -230, sign(press), 0, 1.15) +
    rect(-130, 46, 260, street - 46, fill(ink.b)) +
    rect(-104, 70, 208, street - 70, fill(ink.light)) +
    halftone({ x: -104, y: 70, w: 208, h: street - 70 }, ink.b, { pitch: 24, from: 0.9, to: 0.05 }) +
    path(`M-104 ${street}L-104 70 -40 100V${street - 10}Z`, fill(ink.dark)) +
    rect(-X, street, 2 * X, Y - street, fill(ink.ground)) +
    path(`M-130 ${street}H130L330 ${n(Y)}H-330Z`, fill(ink.b)) +
    halftone({ x: -X, y: street, w: 2 * X, h: Y - street }, ink.dark, { pitch: 24, from: 0.1, to: 0.85 }) +
    person(press.between(-40, 40), 1.16, ink.dark) +
    times(Math.min(6, Math.floor(X / 110)), (i) =>
      person(queue * (210 + i * 104 + press.between(-14, 14)), press.between(0.98, 1.16), i % 2 ? ink.a : ink.back),
    ) +
    person(-queue * press.between(200, 300), 1.12, ink.a)
  );
};
