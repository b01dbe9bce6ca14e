import {
  backdrop,
  circle,
  ellipse,
  fill,
  halftone,
  line,
  mirror,
  move,
  type Press,
  path,
  points,
  rect,
  type Scene,
  times,
  within,
} from './kit.ts';

/** Notes thrown from a bell, as bars of light. */
export const soundBurst = (press: Press, x: number, y: number, aim: number): string =>
  times(7, (i) => {
    const angle = aim + (i - 3) * 0.21;
    const reach = press.between(190, 420);
    const corners = [
      [x + 60 * Math.cos(angle), y + 60 * Math.sin(angle)],
      [x + reach * Math.cos(angle - 0.05), y + reach * Math.sin(angle - 0.05)],
      [x + reach * Math.cos(angle + 0.05), y + reach * Math.sin(angle + 0.05)],
    ] as const;
    return path(`${points(corners)}Z`, fill(i % 2 ? press.ink.light : press.ink.b));
  });
const trumpetBody = (press: Press): string => {
  const { ink } = press;
  const bell = 'M-170-24H160C290-24 370-70 430-175L462-172V172L430 175C370 70 290 24 160 24H-170Z';
  return (
    path(
      'M-250 0H-120C120 0 190 10 190 76S130 150 60 150H-190C-270 150-290 110-290 76S-270 0-200 0',
      line(ink.dark, 62),
    ) +
    path('M-250 0H-120C120 0 190 10 190 76S130 150 60 150H-190C-270 150-290 110-290 76S-270 0-200 0', line(ink.b, 36)) +
    path('M-560 0H-160', line(ink.dark, 44)) +
    path('M-560 0H-160', line(ink.b, 20)) +
    path('M-640-40L-600-26V26L-640 40Z', `${fill(ink.b)} stroke="${ink.dark}" stroke-width="14"`) +
    path(bell, `${fill(ink.b)} stroke="${ink.dark}" stroke-width="16"`) +
    within(
      `${press.motif}-bell`,
      bell,
      halftone({ x: -180, y: -30, w: 660, h: 210 }, ink.dark, { pitch: 20, from: 0.02, to: 0.75 }),
    ) +
    ellipse(460, 0, 42, 176, `${fill(ink.dark)}`) +
    ellipse(466, 0, 22, 150, fill(ink.a)) +
    path('M-150-8H190C280-14 350-50 396-106', line(ink.light, 9)) +
    [-110, -30, 50]
      .map(
        (x, i) =>
          rect(x - 33, -86, 66, 300, fill(ink.dark), 14) +
          rect(x - 20, -72, 40, 272, fill(i === 1 ? ink.a : ink.light), 8) +
          rect(x - 20, 40, 40, 150, `${fill(ink.dark)} opacity="0.35"`, 8) +
          rect(x - 9, -130 + (i === 1 ? 24 : 0), 18, 60, fill(ink.dark)) +
          rect(x - 28, -150 + (i === 1 ? 24 : 0), 56, 24, fill(ink.dark), 10),
      )
      .join('')
  );
};

const saxBody = (press: Press): string => {
  const { ink } = press;
  const horn =
    'M-186-330L-120 210C-104 420 190 410 204 190L208 70C214 0 262-46 330-70 260-130 120-140 60-110 96-60 92 10 86 70L74 190C66 250 6 250 0 190L-128-336Z';
  return (
    path('M-156-330C-160-420-210-450-270-420L-380-350', line(ink.dark, 62)) +
    path('M-156-330C-160-420-210-450-270-420L-330-380', line(ink.b, 34)) +
    path(horn, `${fill(ink.b)} stroke="${ink.dark}" stroke-width="18" stroke-linejoin="round"`) +
    within(
      `${press.motif}-horn`,
      horn,
      halftone({ x: -200, y: 20, w: 560, h: 360 }, ink.dark, { pitch: 20, from: 0.02, to: 0.72 }),
    ) +
    ellipse(196, -90, 140, 34, `${fill(ink.dark)} transform="rotate(10 196 -90)"`) +
    ellipse(196, -94, 112, 20, `${fill(ink.a)} transform="rotate(10 196 -90)"`) +
    path('M-100-300L-20 170', line(ink.dark, 12)) +
    times(6, (i) =>
      circle(
        -120 + i * 17,
        -230 + i * 76,
        i < 3 ? 32 : 38,
        `${fill(i % 2 ? ink.a : ink.light)} stroke="${ink.dark}" stroke-width="11"`,
      ),
    ) +
    path('M120 60L116 190', line(ink.light, 11)) +
    circle(40, 330, 40, `${fill(ink.light)} stroke="${ink.dark}" stroke-width="11"`)
  );
};

export const brass: Scene = (press) => {
  const trumpet = press.chance(0.5);
  const body = trumpet
    ? soundBurst(press, 430, 0, 0) + trumpetBody(press)
    : soundBurst(press, 200, -110, -1.3) + saxBody(press);
  const turned = move(
    trumpet ? 40 : 10,
    trumpet ? -10 : 60,
    body,
    trumpet ? press.between(-38, -12) : press.between(-8, 16),
    trumpet ? 1.02 : 1.14,
  );
  return backdrop(press, 60, -60) + (press.chance(0.5) ? turned : mirror(turned));
};
