import { soundBurst } from './brass.ts';
import {
  backdrop,
  circle,
  ellipse,
  fill,
  halftone,
  halftoneRings,
  line,
  move,
  n,
  type Press,
  path,
  rays,
  rect,
  type Scene,
  stamp,
  star,
  times,
  use,
  within,
} from './kit.ts';

const bodies = {
  doubleCut:
    'M-52 40C-70 10-95-60-140-95-175-118-200-90-190-50-180 0-150 40-160 100-170 150-215 180-225 260-238 370-150 440 0 440S240 380 225 270C215 190 170 160 165 110 162 70 190 40 185 0 180-40 150-60 125-40 95-15 75 20 52 40Z',
  singleCut:
    'M-52 30C-110 10-190 20-200 90-208 150-170 170-175 210-182 250-230 270-232 330-234 420-130 470 0 470S234 420 232 330C230 270 185 250 180 205 178 165 200 140 190 90 180 50 150 50 120 80 100 100 80 90 52 60Z',
  vee: 'M-40 40L40 40 75 90 275 470C250 500 190 505 160 480L0 270-160 480C-190 505-250 500-275 470L-75 90Z',
} as const;

function electricGuitar(press: Press): string {
  const { ink } = press;
  const [shape, kind] = press.pick([
    [bodies.doubleCut, 'guard'],
    [bodies.singleCut, 'top'],
    [bodies.vee, 'vee'],
  ] as const);
  const neck =
    rect(-30, -540, 60, 640, fill(ink.dark)) +
    rect(-21, -540, 42, 620, fill(ink.back)) +
    times(13, (i) => rect(-21, -520 + i * 46 - i * i * 0.9, 42, 5, fill(ink.dark))) +
    [2, 4, 6, 8].map((i) => circle(0, -497 + i * 44 - i * i * 0.8, 8, fill(ink.dark))).join('');
  const head =
    path('M-30-535L-52-590C-70-660-60-740-30-770 0-790 50-770 52-730L30-535Z', fill(ink.dark)) +
    path('M-14-560L-34-600C-46-660-44-720-22-746 0-762 30-752 34-726L14-560Z', fill(ink.a)) +
    times(6, (i) => circle(-66 + (i > 3 ? 8 : 0), -588 - i * 31, 14, fill(ink.dark)));
  const face = {
    guard: path(
      'M-60 60C-130 60-130 150-120 220-110 300-60 330 20 340 110 350 180 320 170 250 160 200 100 190 90 60Z',
      fill(ink.light),
    ),
    top: path(
      'M-60 80C-130 60-160 90-160 120-150 200-190 270-190 330-180 420 180 420 190 330 190 270 140 250 140 190 140 150 60 130 52 100Z',
      fill(ink.b),
    ),
    vee: path('M-34 80L34 80 60 120 110 300 0 230-110 300-60 120Z', fill(ink.light)),
  }[kind];
  const pickup = (y: number): string =>
    rect(-74, y, 148, 44, fill(ink.dark), 16) + rect(-60, y + 14, 120, 14, fill(ink.light), 7);
  return (
    path(shape, `${fill(ink.dark)} stroke="${ink.dark}" stroke-width="26" stroke-linejoin="round"`) +
    path(shape, fill(ink.a)) +
    within(
      `${press.motif}-body`,
      shape,
      halftone({ x: -290, y: 130, w: 580, h: 380 }, ink.dark, { pitch: 24, from: 0.02, to: 0.78 }),
    ) +
    face +
    neck +
    head +
    pickup(118) +
    pickup(206) +
    rect(-84, 290, 168, 34, fill(ink.dark), 8) +
    times(6, (i) => `<path d="M${-13 + i * 5.2}-540V300" stroke="${ink.light}" stroke-width="1.8"/>`) +
    circle(118, 262, 22, fill(ink.dark)) +
    circle(146, 322, 22, fill(ink.dark))
  );
}

export const guitar: Scene = (press) => {
  const { ink } = press;
  const lean = press.pick([-1, 1]) * press.between(38, 64);
  const cord = `M0 400C${n(press.between(-300, 300))} 640 ${n(press.between(-600, 600))} 300 ${n(press.between(-700, 700))} 760`;
  return (
    backdrop(press) +
    move(0, 0, path(cord, line(ink.dark, 15)), lean) +
    move(0, 0, move(0, -10, electricGuitar(press), 0, 1.06), lean)
  );
};

function drumHead(press: Press): string {
  const { ink } = press;
  return press.pick([
    () => path(star(0, 0, 5, 130, 54), fill(ink.a)),
    () => path('M40-130L-70 24H0L-34 130 78-24H8Z', fill(ink.a)),
    () =>
      path('M-140 0Q0-150 140 0Q0 150-140 0Z', fill(ink.a)) +
      circle(0, 0, 56, fill(ink.dark)) +
      circle(18, -18, 16, fill(ink.light)),
    () => times(3, (i) => circle(0, 0, 132 - i * 44, fill([ink.a, ink.light, ink.b][i] ?? ''))),
    () => rays(0, 0, 12, fill(ink.a), 0, 165) + circle(0, 0, 54, fill(ink.b)),
  ])();
}

/** One tom, 200 wide, stamped for all of the kit. */
function tom(press: Press): string {
  const { ink, motif } = press;
  const shell = 'M-100 0V110A100 28 0 0 0 100 110V0Z';
  return stamp(
    `${motif}-tom`,
    path(shell, `${fill(ink.a)} stroke="${ink.dark}" stroke-width="12"`) +
      within(
        `${motif}-shell`,
        shell,
        halftone({ x: -100, y: 20, w: 200, h: 120 }, ink.dark, { pitch: 20, from: 0.06, to: 0.8 }),
      ) +
      times(4, (i) => rect(-84 + i * 52, 38, 13, 50, fill(ink.light), 5)) +
      ellipse(0, 0, 106, 30, `${fill(ink.light)} stroke="${ink.dark}" stroke-width="16"`),
  );
}

const cymbal = (press: Press, x: number, y: number, r: number, turn: number, foot: number): string =>
  path(`M${n(x)} ${n(y)}L${n(foot)} 420`, line(press.ink.dark, 11)) +
  move(
    x,
    y,
    ellipse(0, 0, r, r * 0.2, `${fill(press.ink.b)} stroke="${press.ink.dark}" stroke-width="11"`) +
      path(
        `M${n(-r * 0.8)} 0A${n(r * 0.8)} ${n(r * 0.13)} 0 0 0 ${n(r * 0.8)} 0M${n(-r * 0.5)} 0A${n(r * 0.5)} ${n(r * 0.08)} 0 0 0 ${n(r * 0.5)} 0`,
        line(press.ink.dark, 4),
      ) +
      ellipse(0, -8, r * 0.2, r * 0.13, fill(press.ink.dark)),
    turn,
  );

export const drums: Scene = (press) => {
  const { ink, X, Y } = press;
  const tilt = press.between(8, 20);
  const kick =
    circle(0, 0, 236, fill(ink.dark)) +
    circle(0, 0, 218, fill(ink.b)) +
    circle(0, 0, 190, fill(ink.light)) +
    circle(0, 0, 190, line(ink.dark, 10)) +
    drumHead(press) +
    times(
      8,
      (i) =>
        `<rect x="-11" y="-240" width="22" height="46" rx="6" transform="rotate(${i * 45 + 22})" ${fill(ink.dark)}/>`,
    );
  const sticks =
    path('M-190-470L60-270M200-480L-40-262', line(ink.dark, 30)) +
    path('M-190-470L60-270M200-480L-40-262', line(ink.light, 14));
  return (
    backdrop(press, 0, -80) +
    tom(press) +
    path(`M${n(-X)} ${n(Y)}V300L-420 262H420L${n(X)} 300V${n(Y)}Z`, fill(ink.dark)) +
    path(`M-470 330H470L620 ${n(Y)}H-620Z`, fill(ink.a)) +
    times(9, (i) => path(`M${-440 + i * 110} 330L${-560 + i * 140} ${n(Y)}`, line(ink.dark, 7))) +
    move(
      0,
      20,
      cymbal(press, -350, -210, 180, -tilt, -400) +
        cymbal(press, 350, -230, 190, tilt, 400) +
        cymbal(press, -440, 30, 120, 0, -440) +
        use(`${press.motif}-tom`, -300, 150, 1.05, -6) +
        use(`${press.motif}-tom`, 318, 210, 1.3, 0) +
        use(`${press.motif}-tom`, 318, 130, 1.3, 0) +
        path('M-200 200L-250 420M-360 260L-330 420', line(ink.dark, 11)) +
        use(`${press.motif}-tom`, -128, -120, 1.06, 7) +
        use(`${press.motif}-tom`, 128, -120, 1.1, -7) +
        move(0, 196, kick) +
        (press.chance(0.5) ? sticks : soundBurst(press, 350, -230, -1.2) + soundBurst(press, -350, -210, -1.9)),
      0,
      1.02,
    )
  );
};

type Box = { x: number; y: number; w: number; h: number };

/** A cone of radius 100 in one of the two inks, stamped for the whole wall. */
function cone({ ink, motif }: Press, rim: 'a' | 'b'): string {
  return stamp(
    `${motif}-cone-${rim}`,
    circle(0, 0, 100, fill(ink.dark)) +
      circle(0, 0, 90, fill(ink[rim])) +
      circle(0, 0, 76, fill(ink.dark)) +
      halftoneRings(0, 0, 34, 66, ink.light, { pitch: 11, from: 0.15, to: 0.62 }) +
      circle(0, 0, 27, fill(ink[rim])) +
      path('M-15-10a20 20 0 0 1 18-10', line(ink.light, 5)),
  );
}

function cabinet(press: Press, { x, y, w, h }: Box, shade: string): string {
  const { ink } = press;
  const rim = shade === ink.b ? 'a' : 'b';
  const put = (y: number, r: number): string => use(`${press.motif}-cone-${rim}`, x + w / 2, y, r / 100);
  const box = rect(x, y, w, h, fill(ink.dark)) + rect(x + 7, y + 7, w - 14, h - 14, fill(shade), 8);
  const r = Math.min(w, h) / 2 - 24;
  if (h < w * 0.5) {
    return (
      box +
      rect(x + 26, y + 24, w - 52, h - 48, fill(ink.dark), 6) +
      times(5, (i) => circle(x + 60 + i * ((w - 120) / 4), y + h / 2, 17, fill(i === 2 ? ink[rim] : ink.light)))
    );
  }
  if (h > w * 1.3) {
    return box + put(y + h - w / 2, r) + put(y + (h - w) / 2 + 14, (h - w) / 2 - 18);
  }
  return box + put(y + h / 2, r);
}

function perched(press: Press): string {
  const { ink } = press;
  return press.pick([
    // A cat, unbothered.
    () =>
      path(
        'M-70 0C-90-80-60-130-30-150L-52-214-8-186H26L66-216 52-150C90-110 96-50 84 0C140 0 150-60 190-60',
        line(ink.dark, 10),
      ) +
      path(
        'M-70 0C-90-80-60-130-30-150-56-170-56-190-52-216L-10-190H26L66-218C66-190 66-170 48-146 90-110 96-50 84 0Z',
        fill(ink.dark),
      ) +
      path('M84-12C150 0 150-70 196-66', line(ink.dark, 22)) +
      circle(-12, -156, 9, fill(ink.b)) +
      circle(30, -156, 9, fill(ink.b)),
    // A plant that has heard it all.
    () =>
      path('M-56-90H56L40 0H-40Z', fill(ink.b)) +
      times(
        7,
        (i) =>
          `<path d="M0-84C-34-150-30-220 0-260C30-220 34-150 0-84Z" transform="rotate(${-66 + i * 22} 0 -84)" ${fill(i % 2 ? ink.dark : ink.a)}/>`,
      ),
    // A pair of boots.
    () => {
      const boot =
        path('M-60 0V-34L-40-170H40L44-70C80-60 116-40 120 0Z', fill(ink.dark)) +
        path('M-56-14H116', line(ink.b, 12)) +
        path('M4-140h34M4-112h36M6-84h40', line(ink.light, 7));
      return move(-90, 0, boot) + move(76, 0, boot);
    },
  ])();
}

export const speakers: Scene = (press) => {
  const { ink, X, Y } = press;
  const floor = Y - 70;
  const main: Box = { x: -260, y: -270, w: 520, h: Math.min(floor + 270, 900) };
  const shades = [ink.a, ink.dark, ink.back, ink.b] as const;
  const side = (direction: number): string => {
    let x = 260;
    let out = '';
    while (x < X + 40) {
      const w = press.between(230, 330);
      let y = floor;
      const top = press.between(-400, -40);
      while (y > top) {
        const h = press.pick([w * 0.42, w, w * 1.55]);
        const shade = press.pick(shades);
        out += cabinet(press, { x: direction > 0 ? x : -x - w, y: y - h, w, h }, shade);
        y -= h;
      }
      x += w;
    }
    return out;
  };
  return (
    backdrop(press, 0, 0) +
    cone(press, 'a') +
    cone(press, 'b') +
    side(1) +
    side(-1) +
    rect(-X, floor, 2 * X, Y - floor, fill(ink.dark)) +
    cabinet(press, main, ink.a) +
    move(press.between(-120, 90), -270, perched(press))
  );
};
