import {
  backdrop,
  circle,
  fill,
  halftone,
  halftoneRings,
  line,
  mirror,
  move,
  type Press,
  path,
  rect,
  type Scene,
  times,
  within,
} from './kit.ts';

/** The rounded, ribbed microphone of every old poster. */
function ribbed(press: Press): string {
  const { ink } = press;
  const shape = 'M-180-60C-180-300-110-360 0-360S180-300 180-60V90C180 190 130 240 0 240S-180 190-180 90Z';
  return (
    path('M0 300V900', line(ink.dark, 64)) +
    path('M-14 300V900', line(ink.a, 18)) +
    path('M-250-40V120C-250 330-120 360 0 360S250 330 250 120V-40', line(ink.dark, 44)) +
    path('M-250-40V120C-250 330-120 360 0 360S250 330 250 120V-40', line(ink.a, 16)) +
    path(shape, `${fill(ink.dark)} stroke="${ink.dark}" stroke-width="44"`) +
    within(
      `${press.motif}-grille`,
      shape,
      rect(-200, -380, 400, 640, fill(ink.light)) +
        halftone({ x: -200, y: -360, w: 400, h: 300 }, ink.a, { pitch: 26, from: 0.2, to: 1 }) +
        times(6, (i) => rect(-166 + i * 58, -380, 34, 620, fill(ink.dark), 17)) +
        rect(-200, -90, 400, 120, fill(ink.dark)) +
        rect(-200, -74, 400, 88, fill(ink.b)) +
        path('M-200-30H200', line(ink.light, 9)) +
        path('M-150-300C-170-180-160 60-140 150', line(ink.light, 20)),
    )
  );
}

/** The stage dynamic: a ball of mesh on a tapered body. */
function handheld(press: Press): string {
  const { ink } = press;
  const ball = 'M-168-200a168 168 0 1 1 336 0c0 70-30 120-66 150H-102c-36-30-66-80-66-150Z';
  return (
    path('M-84 10L84 10 54 620H-54Z', fill(ink.dark)) +
    path('M-58 20H-20L-26 610H-42Z', fill(ink.a)) +
    rect(-26, 150, 52, 76, fill(ink.b), 20) +
    path('M0 620C0 760 160 720 260 800S500 900 700 860', line(ink.dark, 30)) +
    path(ball, fill(ink.dark)) +
    within(
      `${press.motif}-ball`,
      ball,
      circle(0, -200, 150, fill(ink.light)) +
        `<g transform="rotate(45 0 -200)">${times(13, (i) => `<path d="M${-180 + i * 30} -400V10M-180 ${-400 + i * 33}H180" ${line(ink.dark, 7)}/>`)}</g>` +
        halftoneRings(-60, -260, 130, 330, ink.dark, { pitch: 24, from: 0.1, to: 1 }),
    ) +
    rect(-176, -214, 352, 38, fill(ink.dark), 10) +
    rect(-176, -206, 352, 18, fill(ink.b), 9) +
    rect(-110, -62, 220, 92, fill(ink.dark), 18) +
    rect(-92, -44, 184, 22, fill(ink.a), 8)
  );
}

export const microphone: Scene = (press) => {
  const { ink, Y } = press;
  const old = press.chance(0.5);
  const lean = old ? press.between(-10, 10) : press.pick([-1, 1]) * press.between(28, 46);
  const bolt = (side: number): string =>
    times(3, (i) =>
      path(`M${side * 300} ${-180 + i * 90}l${side * (90 + (i % 2) * 50)} ${-60 + i * 60}`, line(ink.light, 20)),
    );
  return (
    backdrop(press, 0, -60) +
    halftone({ x: -press.X, y: Y - 260, w: 2 * press.X, h: 260 }, ink.dark, { pitch: 24, from: 0.05, to: 0.95 }) +
    (old ? bolt(1) + bolt(-1) : '') +
    move(0, old ? 10 : 60, (old ? ribbed : handheld)(press), lean, 1.08)
  );
};

const profile =
  'M-150-150C-150-290-30-330 60-310 150-290 176-220 172-160L178-124C180-110 188-98 196-84L230-20C236-4 222 6 202 10L202 26C216 34 218 48 204 56L150 78 190 124C200 136 196 150 182 156 190 190 168 214 130 212 96 210 70 196 46 178L56 330H-170C-150 230-120 150-130 60-146-10-150-80-150-150Z';

/** Hair behind the head, and the part of it that lies over the temple. */
const hairs: ReadonlyArray<readonly [back: string, front: string]> = [
  [
    circle(-60, -190, 250, ''),
    'M-160-60C-240-300 60-440 176-200 150-240 110-230 70-210 20-180-20-150-36-90L-60 30-130 40Z',
  ],
  [
    'M120-300C40-420-200-400-220-150-230 20-330 180-400 300-240 320-140 250-110 120Z',
    'M176-196C150-400-150-390-170-150L-150 60-70 50C-70-30-60-90-20-130 50-150 130-150 176-196Z',
  ],
  [
    '',
    'M174-190C200-300 170-330 120-330L130-430 50-370 0-460-30-370-120-430-120-330-220-340-170-240-240-180-160-130-150-20-90 20C-80-50-70-100-50-130 20-150 120-150 174-190Z',
  ],
  [
    '',
    'M180-200C250-330 110-440-10-370-160-400-210-250-170-120L-140 30-70 0C-70-60-60-100-30-140 60-170 140-180 180-200Z',
  ],
  [circle(-190, -330, 104, ''), 'M174-186C160-370-190-390-172-120L-140 10C-100 0-60-40-56-100 20-150 110-160 174-186Z'],
  [
    'M60-340C-100-400-280-260-250-60-230 80-250 220-290 330H70L40 180Z',
    'M180-160C190-380-120-390-170-150-190 0-150 150-190 300L-60 240C-30 160-90 60-40-60 20-130 120-130 180-160Z',
  ],
].map(([back, front]) => [back?.startsWith('M') ? path(back, '') : (back ?? ''), front ?? ''] as const);

export const singer: Scene = (press) => {
  const { ink } = press;
  const skin = press.chance(0.5) ? ink.light : ink.b;
  const shade = skin === ink.b ? ink.dark : ink.a;
  const coat = 'M-190 290C-120 240-60 230-20 300L70 290C180 320 300 380 330 800H-560C-520 420-330 330-190 290Z';
  const fingers = times(4, (i) => `M${112 + i * 44} ${-32 + i * 31}l-38 62`);
  const handAndMicrophone = move(
    336,
    104,
    path('M210 800C240 420 230 260 176 96', line(ink.dark, 132)) +
      path('M210 800C240 420 230 260 176 96', line(skin, 106)) +
      path('M40-40L400 212', line(ink.dark, 70)) +
      path('M60-26L390 205', line(ink.a, 26)) +
      path(fingers, line(ink.dark, 62)) +
      path(fingers, line(skin, 40)) +
      circle(0, -60, 96, fill(ink.dark)) +
      circle(0, -60, 80, fill(ink.light)) +
      `<g clip-path="url(#${press.motif}-mesh)">${times(5, (i) => path(`M-100 ${-112 + i * 28}H100M${-56 + i * 28}-160V40`, line(ink.dark, 5)))}</g>` +
      `<clipPath id="${press.motif}-mesh"><circle cx="0" cy="-60" r="80"/></clipPath>` +
      path('M-60-118L62 4', line(ink.dark, 15)),
    -10,
  );
  const [back, front] = press.pick(hairs);
  const face =
    path(profile, `${fill(skin)} stroke="${ink.dark}" stroke-width="11" stroke-linejoin="round"`) +
    within(
      `${press.motif}-face`,
      profile,
      `<g transform="rotate(90)">${halftone({ x: -340, y: -40, w: 700, h: 220 }, shade, { pitch: 24, from: 0.02, to: 0.8 })}</g>`,
    ) +
    path('M76-92C100-70 130-72 150-92M88-78l-12 16M110-70l-6 18M132-74l2 18', line(ink.dark, 11)) +
    path('M66-152C94-178 130-178 156-160', line(ink.dark, 17)) +
    path(
      'M206 54L150 78 192 126 202 100Z',
      `${fill(ink.dark)} stroke="${ink.dark}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path('M112 60C124 74 124 92 114 106', line(ink.dark, 8)) +
    path(front, fill(ink.dark)) +
    path('M-60-60C-20-100 26-60 0-14-8 10-36 12-46-12', `fill="${skin}" stroke="${ink.dark}" stroke-width="11"`) +
    circle(-30, 50, 25, `fill="none" stroke="${skin === ink.b ? ink.light : ink.b}" stroke-width="12"`);
  const body =
    move(-20, 20, `<g ${fill(ink.dark)}>${back}</g>${face}`, -9) +
    path(coat, `${fill(ink.a)} stroke="${ink.dark}" stroke-width="13"`) +
    within(
      `${press.motif}-coat`,
      coat,
      halftone({ x: -540, y: 330, w: 900, h: 420 }, ink.dark, { pitch: 32, from: 0.04, to: 0.95 }),
    ) +
    path('M-20 300L-60 420 40 520 70 292', line(ink.dark, 12));
  const whole = move(-120, 30, body + handAndMicrophone, 0, 1.05);
  return backdrop(press, 40, -60) + (press.chance(0.5) ? whole : mirror(whole));
};
