import {
  circle,
  ellipse,
  fill,
  halftone,
  line,
  move,
  n,
  type Press,
  path,
  points,
  rays,
  rect,
  type Scene,
  times,
  within,
} from './kit.ts';

/** The sun of a thousand tour posters: cut into bars towards the horizon. */
function barredSun(press: Press, x: number, y: number, r: number): string {
  const { ink } = press;
  return (
    circle(x, y, r, fill(ink.b)) +
    times(6, (i) => rect(x - r, y - r * 0.1 + i * r * 0.18, 2 * r, r * (0.03 + i * 0.017), fill(ink.ground)))
  );
}

function ridge(press: Press, base: number, low: number, high: number, step: number): string {
  const { X } = press;
  const tops: [number, number][] = [[-X - step, base]];
  for (let x = -X - step; x <= X + step; x += step) {
    tops.push([x + press.between(-step * 0.2, step * 0.2), base - press.between(low, high)]);
    tops.push([x + step / 2, base - press.between(low * 0.4, low)]);
  }
  tops.push([X + step * 2, base]);
  return `${points(tops)}Z`;
}

function skyline(press: Press, base: number): string {
  const { X } = press;
  let d = `M${n(-X)} ${base}`;
  for (let x = -X; x < X; ) {
    const w = press.between(60, 130);
    const middle = 1 - Math.min(1, Math.abs(x) / X) * 0.5;
    d += `V${n(base - press.between(90, 330) * middle)}h${n(w * 0.4)}${press.chance(0.3) ? 'v-40h14v40' : ''}h${n(w * 0.6 - (press.chance(0.3) ? 14 : 0))}`;
    x += w;
  }
  return `${d}V${base}Z`;
}

function tourVan(press: Press): string {
  const { ink } = press;
  const shell = 'M-250-150C-250-260-200-300 0-300S250-260 250-150L276 60V240H-276V60Z';
  const nose = 'M-264 20C-140 20-60 60 0 190 60 60 140 20 264 20V240H-264Z';
  const load = press.pick([
    () =>
      rect(-190, -410, 150, 100, fill(ink.a), 10) +
      circle(-115, -360, 36, fill(ink.light)) +
      path('M0-320L30-390 200-374 214-330 180-316Z', fill(ink.dark)) +
      rect(-30, -356, 60, 40, fill(ink.b), 8),
    () =>
      circle(-120, -380, 76, `${fill(ink.light)} stroke="${ink.dark}" stroke-width="14"`) +
      rect(0, -404, 190, 90, fill(ink.a), 8) +
      path('M12-360h166', line(ink.dark, 8)),
    () =>
      path(
        'M-220-326C-230-380-160-400-120-360L120-380 230-366 236-344 120-336-120-318C-160-290-210-300-220-326Z',
        fill(ink.dark),
      ) + rect(-40, -436, 130, 60, fill(ink.b), 8),
  ])();
  return (
    ellipse(0, 306, 380, 34, `${fill(ink.dark)} opacity="0.7"`) +
    rect(-244, 210, 96, 100, fill(ink.dark), 20) +
    rect(148, 210, 96, 100, fill(ink.dark), 20) +
    load +
    path('M-210-308H210', line(ink.dark, 16)) +
    path('M-306-40V20M306-40V20', line(ink.dark, 22)) +
    rect(-330, -86, 50, 84, fill(ink.dark), 14) +
    rect(280, -86, 50, 84, fill(ink.dark), 14) +
    path(shell, `${fill(ink.light)} stroke="${ink.dark}" stroke-width="17"`) +
    within(
      `${press.motif}-nose`,
      shell,
      path(nose, fill(ink.a)) +
        halftone({ x: -280, y: 60, w: 560, h: 190 }, ink.dark, { pitch: 22, from: 0.02, to: 0.7 }),
    ) +
    path('M-264 20C-140 20-60 60 0 190 60 60 140 20 264 20', line(ink.dark, 12)) +
    path(
      'M-218-60C-220-200-190-246-20-250V-50C-90-50-160-54-218-60ZM218-60C220-200 190-246 20-250V-50C90-50 160-54 218-60Z',
      `${fill(ink.dark)}`,
    ) +
    path(
      'M-204-72C-206-190-180-230-36-236V-64C-90-64-150-66-204-72ZM204-72C206-190 180-230 36-236V-64C90-64 150-66 204-72Z',
      fill(ink.back),
    ) +
    path('M-190-90C-186-180-170-212-90-226L-160-80ZM60-230L120-228 60-90Z', `${fill(ink.light)} opacity="0.6"`) +
    path('M-130-64C-130-120-76-120-76-64ZM96-64C96-130 160-130 160-64Z', fill(ink.dark)) +
    circle(-103, -122, 28, fill(ink.dark)) +
    circle(128, -128, 28, fill(ink.dark)) +
    circle(0, 84, 46, `${fill(ink.b)} stroke="${ink.dark}" stroke-width="11"`) +
    path('M8 56L-16 92H2L-6 112 18 78H2Z', fill(ink.dark)) +
    [-180, 180]
      .map(
        (x) =>
          circle(x, 128, 52, fill(ink.dark)) + circle(x, 128, 37, fill(ink.light)) + circle(x, 128, 20, fill(ink.b)),
      )
      .join('') +
    rect(-300, 214, 600, 44, fill(ink.dark), 20) +
    rect(-284, 224, 568, 18, fill(ink.b), 9)
  );
}

export const van: Scene = (press) => {
  const { ink, X, Y } = press;
  const horizon = -40;
  const land = press.pick([
    () =>
      path(ridge(press, horizon + 4, 90, 260, 260), fill(ink.back)) +
      path(ridge(press, horizon + 30, 30, 130, 190), fill(ink.a)),
    () =>
      path(skyline(press, horizon + 10), fill(ink.back)) +
      path(ridge(press, horizon + 30, 10, 40, 120), fill(ink.dark)),
    () =>
      path(ridge(press, horizon + 4, 120, 220, 330), fill(ink.a)) +
      times(Math.ceil(X / 60) * 2, (i) => {
        const x = (i - Math.ceil(X / 60)) * 60 + press.between(-20, 20);
        const tall = press.between(110, 210);
        return path(`M${n(x)} ${n(horizon + 30 - tall)}l${n(tall * 0.24)} ${n(tall)}h${n(-tall * 0.48)}Z`, '');
      }).replace(/^/, `<g ${fill(ink.dark)}>`) +
      '</g>',
  ])();
  const sky = press.chance(0.4)
    ? rays(0, horizon, 20, fill(ink.back), press.between(0, 1))
    : halftone({ x: -X, y: -Y, w: 2 * X, h: 330 }, ink.dark, { pitch: 28, from: 0.75, to: 0.04 });
  const shift = press.between(-30, 30);
  const poles = times(4, (i) => {
    const x = 190 + i * i * 60 + i * 40;
    const tall = 90 + i * i * 44;
    const y = horizon + 30 + i * 34;
    return path(
      `M${n(x)} ${n(y)}V${n(y - tall)}M${n(x - tall * 0.16)} ${n(y - tall * 0.9)}H${n(x + tall * 0.16)}`,
      line(ink.dark, 4 + i * 3),
    );
  });
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(ink.ground)) +
    sky +
    barredSun(press, press.between(-90, 90), horizon - 90, 300) +
    land +
    rect(-X, horizon + 20, 2 * X, Y - horizon, fill(ink.ground)) +
    halftone({ x: -X, y: horizon + 24, w: 2 * X, h: Y - horizon - 20 }, ink.dark, { pitch: 26, from: 0.06, to: 0.7 }) +
    (press.chance(0.6) ? poles : '') +
    path(`M-30 ${horizon + 20}H30L520 ${n(Y)}H-520Z`, fill(ink.dark)) +
    times(5, (i) => {
      const y = horizon + 40 + i * i * 34;
      return path(
        `M${n(-3 - i * 3)} ${n(y)}h${n(6 + i * 6)}l${n(1 + i)} ${n(14 + i * 22)}h${n(-8 - i * 8)}Z`,
        fill(ink.b),
      );
    }) +
    move(shift, 90, tourVan(press), press.between(-2, 2), 1.16)
  );
};
