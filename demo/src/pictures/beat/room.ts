import {
  circle,
  fill,
  halftone,
  halftoneRings,
  line,
  mirror,
  move,
  n,
  type Press,
  path,
  rays,
  rect,
  type Scene,
  stamp,
  times,
  use,
} from './kit.ts';
import { knob } from './studio.ts';

const cable = (press: Press, colour: string, from: number, to: number, drop: number): string => {
  const d = `M${n(from)}-170C${n(from)} ${n(drop)} ${n(to)} ${n(drop)} ${n(to)}-170`;
  return (
    path(d, `${line(press.ink.dark, 24)} transform="translate(10 16)" opacity="0.45"`) +
    path(d, line(press.ink.dark, 30)) +
    path(d, line(colour, 17)) +
    [from, to]
      .map((x) => circle(x, -172, 24, fill(press.ink.dark)) + circle(x, -172, 13, fill(press.ink.light)))
      .join('')
  );
};

/** A synthesizer that runs off both sides of the sheet. */
export const synth: Scene = (press) => {
  const { ink, X, Y, motif } = press;
  const panel = press.pick([ink.a, ink.b]);
  const other = panel === ink.a ? ink.b : ink.a;
  const wide = Math.max(X, Y) * 1.3;
  const keys = Math.ceil(wide / 92);
  const pressed = new Set([press.pick([-4, -3, -2]), press.pick([0, 1]), press.pick([3, 4])]);
  const white =
    rect(-wide, 96, 2 * wide, 420, fill(ink.light)) +
    [...pressed].map((k) => rect(k * 92, 96, 92, 420, fill(other))).join('') +
    path(
      times(keys * 2, (i) => `M${(i - keys) * 92} 96v420`),
      line(ink.dark, 7),
    );
  const black =
    stamp(`${motif}-black`, rect(-28, 90, 56, 236, fill(ink.dark), 6) + rect(-18, 96, 36, 196, fill(ink.ground), 5)) +
    times(keys * 2, (i) => {
      const k = i - keys;
      return [0, 3].includes(((k % 7) + 7) % 7) ? '' : `<use href="#${motif}-black" x="${k * 92}"/>`;
    });
  const wave = press.pick([
    'q22-90 44 0t44 0q22-90 44 0t44 0',
    'v-44h40v88h40v-88h40v88h40v-44',
    'l40-44v88l40-88v88l40-88v88l24-44',
  ]);
  const controls = times(Math.ceil(wide / 100) * 2, (i) => {
    const x = (i - Math.ceil(wide / 100)) * 100 + 50;
    if (Math.abs(x) < 150) return '';
    if (i % 5 === 2) {
      return (
        rect(x - 8, -300, 16, 150, fill(ink.dark), 8) +
        rect(x - 26, -300 + press.between(6, 104), 52, 34, fill(ink.light), 6)
      );
    }
    return (
      use(`${motif}-knob`, x, -262, 1, press.between(-130, 130)) +
      use(`${motif}-knob`, x, -162, 1, press.between(-130, 130))
    );
  });
  const screen =
    rect(-150, -318, 300, 200, fill(ink.dark), 16) +
    rect(-134, -302, 268, 168, fill(ink.ground === '#f3ead9' ? ink.back : ink.ground), 8) +
    times(4, (i) => path(`M-134 ${-268 + i * 34}H134`, `stroke="${ink.dark}" stroke-width="2" opacity="0.4"`)) +
    path(`M-88-218${wave}`, line(ink.dark, 20)) +
    path(`M-88-218${wave}`, line(ink.light, 10));
  const leads = times(Math.max(3, Math.round(X / 260)), (i) => {
    const from = press.between(-X, X * 0.6);
    return cable(
      press,
      [ink.b, ink.light, ink.back, ink.a][i % 4] ?? ink.b,
      from,
      from + press.between(180, 520),
      press.between(60, 330),
    );
  });
  const body =
    knob(press, `${motif}-knob`, other) +
    rect(-wide, -372, 2 * wide, 960, fill(ink.dark)) +
    rect(-wide, -354, 2 * wide, 420, fill(panel)) +
    halftone({ x: -wide, y: -110, w: 2 * wide, h: 170 }, ink.dark, { pitch: 26, from: 0.02, to: 0.7 }) +
    path(`M${n(-wide)}-78H${n(wide)}`, line(ink.dark, 8)) +
    times(Math.ceil(wide / 60) * 2, (i) =>
      circle((i - Math.ceil(wide / 60)) * 60 + 30, 24, 11, fill(press.chance(0.25) ? ink.light : ink.dark)),
    ) +
    controls +
    screen +
    white +
    halftone({ x: -wide, y: 96, w: 2 * wide, h: 90 }, ink.dark, { pitch: 24, from: 0.7, to: 0.04 }) +
    black +
    leads;
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(ink.ground)) +
    rays(0, -300, 26, fill(ink.back), 0.2) +
    move(0, 40, body, press.between(-13, 13), 1.06)
  );
};

/** A hand from above, fingers to the left. */
function hand(press: Press, skin: string): string {
  const { ink } = press;
  const fingers = 'M20-60L-150-92M10-14L-190-24M14 34L-180 46M24 78L-130 104M60 96C40 160-10 180-60 184';
  return (
    path('M120 20L700 220', line(ink.dark, 190)) +
    path('M250 66L700 222', line(press.ink.b, 160)) +
    path('M232 6L190 120', line(ink.light, 34)) +
    path(fingers, line(ink.dark, 70)) +
    path(
      'M20-92C90-110 170-60 200-10L160 120C100 140 40 120 10 90Z',
      `${fill(ink.dark)} stroke="${ink.dark}" stroke-width="24"`,
    ) +
    path(fingers, line(skin, 48)) +
    path('M20-86C90-100 160-56 186-10L150 108C100 126 40 110 16 84Z', fill(skin)) +
    path('M-132-90l-16-3M-172-23l-16-1M-162 45l-16 1M-114 101l-14 3', line(ink.light, 15))
  );
}

export const decks: Scene = (press) => {
  const { ink, X, Y } = press;
  const plinth = press.pick([ink.a, ink.b, ink.back]);
  const label = plinth === ink.b ? ink.a : ink.b;
  const record =
    circle(0, 0, 372, fill(ink.dark)) +
    times(
      48,
      (i) => `<rect x="-5" y="-366" width="10" height="15" transform="rotate(${n(i * 7.5)})" ${fill(ink.light)}/>`,
    ) +
    circle(0, 0, 336, fill(ink.dark)) +
    `<g fill="none" stroke="${ink.back}" stroke-width="3">${times(8, (i) => circle(0, 0, 316 - i * 24, i % 3 ? '' : 'stroke-width="8"'))}</g>` +
    path('M0 0L-250-230A340 340 0 0 1-90-328ZM0 0L250 230A340 340 0 0 1 90 328Z', `${fill(ink.light)} opacity="0.22"`) +
    circle(0, 0, 122, fill(label)) +
    rays(0, 0, 9, fill(ink.light), press.between(0, 1), 116) +
    circle(0, 0, 56, fill(label)) +
    circle(0, 0, 13, fill(ink.dark));
  const armTurn = press.between(12, 26);
  const toneArm = move(
    392,
    -330,
    circle(0, 0, 76, fill(ink.dark)) +
      circle(0, 0, 56, fill(ink.light)) +
      `<g transform="rotate(${n(armTurn)})">${path('M0-90V250L-40 400', line(ink.dark, 38))}${path('M0-90V250L-40 400', line(ink.light, 18))}${rect(-30, -136, 60, 70, fill(ink.dark), 8)}<g transform="translate(-44 410) rotate(14)">${rect(-26, -14, 52, 96, fill(ink.dark), 8)}${rect(-13, 8, 26, 44, fill(label), 4)}</g></g>` +
      circle(0, 0, 22, fill(ink.dark)),
  );
  const skin = press.pick(['#f2c9a5', '#c98a5a', '#8a5434', '#5d3521']);
  const fader =
    rect(440, 120, 74, 330, fill(ink.dark), 10) +
    times(9, (i) => path(`M450 ${146 + i * 34}h54`, `stroke="${ink.light}" stroke-width="4"`)) +
    rect(446, press.between(160, 360), 62, 42, fill(label), 6);
  const deck =
    rect(-X - 700, -Y - 700, 2 * X + 1400, 2 * Y + 1400, fill(plinth)) +
    halftoneRings(0, 0, 384, 900, ink.dark, { pitch: 34, from: 0.62, to: 0.08 }) +
    record +
    toneArm +
    fader +
    circle(-420, 410, 66, fill(ink.dark)) +
    circle(-420, 410, 48, fill(ink.light)) +
    path('M-434 388v44l38-22Z', fill(ink.dark));
  const whole = move(
    -40,
    10,
    deck + move(110, 190, hand(press, skin), press.between(-8, 14), 1.08),
    press.between(-12, 12),
    1.04,
  );
  return press.chance(0.5) ? whole : mirror(whole);
};
