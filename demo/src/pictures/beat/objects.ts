import {
  backdrop,
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
  rays,
  rect,
  type Scene,
  star,
  times,
  within,
} from './kit.ts';

/** Cover art: each a small poster of its own. */
function coverArt(press: Press, half: number): string {
  const { ink } = press;
  const box = `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  const ground = rect(-half, -half, 2 * half, 2 * half, fill(ink.b));
  const arts = [
    () =>
      circle(0, -20, half * 0.55, fill(ink.light)) +
      times(6, (i) => rect(-half, 20 + i * 34, 2 * half, 12 + i * 4, fill(ink.b))) +
      path(`M${-half} ${half}V140l120-120 90 90 130-170 150 190 ${half - 290}-70V${half}Z`, fill(ink.dark)),
    () =>
      rays(0, 60, 16, fill(ink.a), 0.3) +
      ellipse(0, 60, 210, 110, fill(ink.light)) +
      circle(0, 60, 92, fill(ink.dark)) +
      circle(28, 32, 24, fill(ink.light)) +
      path('M-210 60Q0-130 210 60M-210 60Q0 250 210 60', line(ink.dark, 16)),
    () =>
      times(5, (i) =>
        circle(0, half, half * 1.75 - i * 105, fill([ink.a, ink.light, ink.dark, ink.b, ink.light][i] ?? '')),
      ),
    () =>
      rect(-half, -half, half, 2 * half, fill(ink.a)) +
      path(`M0-230C150-230 190-90 150 30S60 190 0 190Z`, fill(ink.light)) +
      path(`M0-230C-150-230-190-90-150 30S-60 190 0 190Z`, fill(ink.dark)) +
      circle(70, -50, 30, fill(ink.dark)) +
      circle(-70, -50, 30, fill(ink.light)) +
      path('M-60 90Q0 130 60 90', line(ink.b, 18)),
  ];
  return within(`${press.motif}-cover`, box, ground + press.pick(arts)()) + path(box, line(ink.dark, 8));
}

function disc(press: Press, radius: number): string {
  const { ink } = press;
  const coloured = press.chance(0.35);
  const body = coloured ? ink.a : ink.dark;
  const groove = coloured ? ink.dark : ink.back;
  const sheen = (from: number): string => {
    const a = (from * Math.PI) / 180;
    const b = ((from + 26) * Math.PI) / 180;
    const at = (angle: number, r: number) => `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`;
    return path(
      `M0 0L${at(a, radius)}A${radius} ${radius} 0 0 1 ${at(b, radius)}Z`,
      `${fill(ink.light)} opacity="0.2"`,
    );
  };
  const label = radius * 0.36;
  return (
    circle(0, 0, radius, fill(body)) +
    `<g fill="none" stroke="${groove}" stroke-width="2.5" opacity="0.75">` +
    times(9, (i) => circle(0, 0, label + 22 + i * ((radius - label - 40) / 8), i % 3 === 2 ? 'stroke-width="6"' : '')) +
    `</g>${sheen(-60)}${sheen(120)}${sheen(-28)}` +
    circle(0, 0, label, fill(ink.b)) +
    path(`M${n(-label)} 0A${n(label)} ${n(label)} 0 0 1 ${n(label)} 0Z`, fill(coloured ? ink.dark : ink.a)) +
    circle(0, 0, label * 0.55, line(ink.light, 5)) +
    circle(0, 0, label * 0.13, fill(ink.light))
  );
}

export const vinyl: Scene = (press) => {
  const turn = press.between(-14, 10);
  const out = press.between(200, 270);
  const body =
    move(out, -10, disc(press, 318)) +
    move(-110, 8, rect(-318, -318, 660, 660, `${fill(press.ink.dark)} opacity="0.45"`) + coverArt(press, 325));
  return backdrop(press) + move(0, 0, press.chance(0.5) ? body : mirror(body), turn, 1.16);
};

export const cassette: Scene = (press) => {
  const { ink, X, Y } = press;
  const tape = (side: number): string => {
    const x = side * 96;
    const bend = press.between(120, 260);
    const loops = times(3, () => {
      const rx = press.between(90, 200);
      const up = press.between(-160, 160);
      return `c${n(rx)} ${n(-bend)} ${n(rx * 1.5)} ${n(up)} ${n(rx * 0.4)} ${n(up)}s${n(-rx * 0.2)} ${n(bend)} ${n(rx)} ${n(bend * 0.4)}`;
    });
    return `M${x} 230C${x} 330 ${n(-side * 180)} 300 ${n(-side * 320)} 380${side < 0 ? loops : `S${n(-X)} ${n(Y - 60)} ${n(-X - 60)} ${n(Y - 190)}`}`;
  };
  const stripes = press.pick([
    () => times(3, (i) => rect(-300, -112 + i * 44, 600, 26, fill([ink.a, ink.dark, ink.a][i] ?? ''))),
    () => path('M-300-130H300V-60L-300 40Z', fill(ink.a)) + path('M-300 40L300-60V-20L-300 80Z', fill(ink.dark)),
    () => rays(0, 10, 20, fill(ink.a), 0, 700),
    () => halftone({ x: -300, y: -130, w: 600, h: 230 }, ink.a, { pitch: 30, from: 1.05, to: 0.1 }),
  ])();
  const reel = (x: number): string =>
    circle(x, 0, 62, fill(ink.light)) +
    circle(x, 0, 62, line(ink.dark, 8)) +
    move(
      x,
      0,
      times(6, (i) => `<rect x="-7" y="-58" width="14" height="22" transform="rotate(${i * 60})" ${fill(ink.dark)}/>`),
      press.between(0, 60),
    );
  const shell =
    rect(-400, -262, 800, 524, fill(ink.dark), 34) +
    rect(-384, -246, 768, 492, fill(ink.b), 24) +
    halftone({ x: -370, y: 60, w: 740, h: 180 }, ink.dark, { pitch: 20, from: 0.02, to: 0.55 }) +
    rect(-330, -206, 660, 330, fill(ink.dark), 22) +
    rect(-320, -196, 640, 310, fill(ink.light), 16) +
    within(`${press.motif}-label`, 'M-300-130H300V96H-300Z', stripes) +
    times(2, (i) => rect(-290, -176 + i * 20, 580 - i * 190, 7, fill(ink.dark))) +
    rect(-216, -74, 432, 148, fill(ink.dark), 74) +
    circle(-112, 0, 92, `${fill(ink.a)} opacity="0.8"`) +
    rect(-60, -52, 120, 104, `${fill(ink.back)} opacity="0.55"`) +
    reel(-128) +
    reel(128) +
    path('M-236 262l28-112H208l28 112Z', fill(ink.dark)) +
    path('M-214 250l20-84H194l20 84Z', fill(ink.b)) +
    [-140, 0, 140].map((x) => circle(x, 214, 17, fill(ink.dark))).join('') +
    [-356, 356].map((x) => circle(x, -218, 11, fill(ink.light)) + circle(x, 218, 11, fill(ink.light))).join('');
  return (
    backdrop(press) +
    move(
      0,
      -40,
      path(`${tape(-1)}`, line(ink.dark, 17)) +
        path(`${tape(1)}`, line(ink.dark, 17)) +
        rect(-384, -240, 800, 524, `${fill(ink.dark)} opacity="0.4"`, 34) +
        shell,
      press.between(-18, 18),
      press.between(1.1, 1.2),
    )
  );
};

/** What plays between the ears. */
function thought(press: Press): string {
  const { ink } = press;
  return press.pick([
    () =>
      circle(0, 0, 236, fill(ink.light)) +
      within(
        `${press.motif}-moon`,
        'M-236 0a236 236 0 1 0 472 0a236 236 0 1 0-472 0Z',
        halftoneRings(170, 120, 20, 420, ink.dark, { pitch: 24, from: 0.8, to: 0.02 }),
      ) +
      circle(-90, -60, 46, line(ink.dark, 9)) +
      circle(50, -120, 22, line(ink.dark, 8)) +
      circle(40, 40, 62, line(ink.dark, 9)),
    () =>
      path(
        'M0 236C-320 20-270-220-120-220-50-220-10-170 0-130 10-170 50-220 120-220 270-220 320 20 0 236Z',
        fill(ink.b),
      ) +
      within(
        `${press.motif}-heart`,
        'M0 236C-320 20-270-220-120-220-50-220-10-170 0-130 10-170 50-220 120-220 270-220 320 20 0 236Z',
        halftone({ x: -300, y: -40, w: 600, h: 300 }, ink.dark, { pitch: 24, from: 0.03, to: 0.8 }),
      ) +
      path('M-150-140c-46 26-58 80-40 130', line(ink.light, 20)),
    () =>
      path('M0 300C-10 180 10 80 0-20', line(ink.dark, 20)) +
      path(
        'M0 220C-150 220-190 120-190 90-90 90-10 140 0 220ZM0 180C130 180 180 80 180 40 80 50 6 100 0 180Z',
        fill(ink.a),
      ) +
      times(
        9,
        (i) =>
          `<ellipse cx="0" cy="-210" rx="52" ry="110" transform="rotate(${i * 40} 0 -100)" ${fill(i % 2 ? ink.b : ink.light)}/>`,
      ) +
      circle(0, -100, 66, fill(ink.dark)) +
      halftoneRings(0, -100, 10, 56, ink.b, { pitch: 18, from: 0.7, to: 0.4 }),
    () =>
      path(star(0, 0, 12, 250, 160, press.between(0, 1)), fill(ink.b)) +
      circle(0, 0, 130, fill(ink.light)) +
      path('M40-150L-70 30H0L-40 160 80-30H8Z', `${fill(ink.dark)}`),
    () =>
      circle(0, 0, 230, fill(ink.b)) +
      path(
        'M-230 0H230M0-230V230M-200-115H200M-200 115H200M0-230C-160-120-160 120 0 230C160 120 160-120 0-230',
        line(ink.dark, 10),
      ) +
      ellipse(0, 0, 330, 74, `${line(ink.light, 22)} transform="rotate(-18)"`),
  ])();
}

export const headphones: Scene = (press) => {
  const { ink } = press;
  const cup =
    path('M310-70C400-70 430 20 430 110S390 300 310 300Z', fill(ink.dark)) +
    path('M330-34C386-28 404 40 404 112S382 248 330 264Z', fill(ink.a)) +
    path('M352 10c26 22 32 60 32 100', line(ink.light, 13)) +
    rect(250, -96, 82, 420, fill(ink.dark), 40) +
    rect(264, -78, 38, 384, fill(ink.back), 19);
  const band =
    path('M-330-40C-350-470 350-470 330-40', line(ink.dark, 66)) +
    path('M-326-70C-330-434 330-434 326-70', line(ink.b, 22)) +
    path('M-190-306C-110-352 90-356 180-310', line(ink.light, 10));
  const cord = `M-330 310C-340 420 ${n(press.between(-260, -80))} 380 ${n(press.between(-200, 60))} 440S${n(press.between(100, 300))} 560 ${n(press.between(120, 400))} 700`;
  return (
    backdrop(press, 0, 40) +
    path(cord, line(ink.dark, 15)) +
    move(
      0,
      20,
      move(0, 60, thought(press), 0, 0.92) + band + cup + mirror(cup),
      press.between(-9, 9),
      press.between(1, 1.1),
    )
  );
};
