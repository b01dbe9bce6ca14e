import {
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
  rect,
  type Scene,
  stamp,
  times,
  use,
  within,
} from './kit.ts';

/** A knob with its scale, stamped. */
export const knob = ({ ink }: Press, id: string, colour: string): string =>
  stamp(
    id,
    circle(0, 0, 34, fill(ink.dark)) +
      circle(0, 0, 25, fill(colour)) +
      path('M0-6V-26', line(ink.dark, 8)) +
      times(
        7,
        (i) => `<path d="M0-41V-47" transform="rotate(${-120 + i * 40})" stroke="${ink.light}" stroke-width="4"/>`,
      ),
  );

/** Someone at a microphone behind the glass, waist up. */
function behindGlass(press: Press, colour: string): string {
  const { ink } = press;
  const hair = press.pick([
    circle(0, -190, 92, ''),
    path('M-80-170C-110-300 110-300 80-170L120 40-120 40Z', ''),
    path('M-70-190C-80-270 80-270 70-190Z', ''),
    circle(0, -270, 46, '') + path('M-70-170C-80-260 80-260 70-170Z', ''),
  ]);
  return (
    `<g ${fill(colour)}>${hair}${ellipse(0, -170, 64, 82, '')}${rect(-26, -110, 52, 70, '')}` +
    `${path('M-190 200C-190 0-130-30-30-56H30C130-30 190 0 190 200Z', '')}</g>` +
    path('M-74-160C-96-290 96-290 74-160', line(ink.b, 17)) +
    rect(-90, -190, 34, 76, fill(ink.b), 14) +
    rect(56, -190, 34, 76, fill(ink.b), 14) +
    path('M150-230V200', line(ink.dark, 12)) +
    path('M150-230L92-150', line(ink.dark, 12)) +
    circle(84, -126, 44, `${fill('none')} stroke="${ink.dark}" stroke-width="9"`) +
    rect(66, -164, 40, 70, fill(ink.dark), 18)
  );
}

export const studio: Scene = (press) => {
  const { ink, X, Y, motif } = press;
  const top = 96;
  const wide = X + 240;
  const strips = Math.ceil(wide / 84);
  const strip =
    times(3, (i) => use(`${motif}-knob`, 0, 46 + i * 74, 0.68, -60 + i * 50)) +
    rect(-6, 250, 12, 190, fill(ink.dark), 6);
  const console_ =
    knob(press, `${motif}-knob`, ink.b) +
    stamp(`${motif}-strip`, strip) +
    path(`M${n(-wide)} ${top}H${n(wide)}V${n(Y)}H${n(-wide)}Z`, fill(ink.a)) +
    halftone({ x: -wide, y: top, w: 2 * wide, h: 200 }, ink.dark, { pitch: 28, from: 0.7, to: 0.04 }) +
    times(strips * 2, (i) => {
      const x = (i - strips) * 84 + 42;
      return (
        use(`${motif}-strip`, x, top + 20) +
        rect(
          x - 24,
          top + 280 + 90 * Math.sin(i * 0.9 + press.between(0, 1.2)),
          48,
          40,
          fill(i % 4 ? ink.light : ink.b),
          6,
        )
      );
    });
  const meters = times(5, (i) => {
    const x = -380 + i * 190;
    const needle = press.between(-44, 44);
    return (
      rect(x - 82, top - 120, 164, 110, fill(ink.dark), 10) +
      rect(x - 70, top - 108, 140, 86, fill(ink.light), 6) +
      path(`M${x - 52} ${top - 62}A72 72 0 0 1 ${x + 52} ${top - 62}`, line(ink.a, 7)) +
      `<path d="M${x} ${top - 26}V${top - 92}" transform="rotate(${n(needle)} ${x} ${top - 26})" ${line(ink.dark, 6)}/>`
    );
  });
  const pane = `M-470-430H470L500 20H-500Z`;
  const walls =
    rect(-X, -Y, 2 * X, 2 * Y, fill(ink.dark)) +
    `<path d="${times(Math.ceil(X / 56) * 2, (i) => {
      const x = (i - Math.ceil(X / 56)) * 56;
      return `M${x} ${n(-Y)}v${n(Y + 60)}`;
    })}" stroke="${ink.back}" stroke-width="20" opacity="0.3"/>` +
    [-1, 1]
      .map((side) =>
        move(
          side * 640,
          -170,
          rect(-96, -190, 192, 330, fill(ink.dark), 10) +
            rect(-86, -180, 172, 310, fill(ink.b), 8) +
            circle(0, 40, 74, fill(ink.dark)) +
            circle(0, 40, 50, fill(ink.back)) +
            circle(0, -100, 40, fill(ink.dark)),
        ),
      )
      .join('');
  return (
    walls +
    path('M-500-460H500L532 40H-532Z', fill(ink.b)) +
    within(
      `${motif}-pane`,
      pane,
      rect(-600, -500, 1200, 600, fill(ink.ground === ink.dark ? ink.back : ink.ground)) +
        circle(0, -190, 260, fill(ink.back)) +
        halftoneRings(0, -190, 130, 420, ink.light, { pitch: 32, from: 0.7, to: 0.04 }) +
        move(press.between(-60, 20), -40, behindGlass(press, ink.dark), 0, 1.12) +
        path('M-470-160L-200-430H-60L-470-20ZM330 20L500-150V-60L420 20Z', `${fill(ink.light)} opacity="0.24"`),
    ) +
    path(`M${n(-wide)} ${top}V${top - 140}H${n(wide)}V${top}Z`, fill(ink.dark)) +
    meters +
    console_
  );
};
