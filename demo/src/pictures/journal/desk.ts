import { at, box, disc, n, points, times } from '../coarseMarks.ts';
import { circle, cloud, ellipse, line, type Press, path, poly, price, rect } from './ink.ts';
import { hairs, skins } from './people.ts';

/** A city in a window frame, for rooms that have a view. */
function view(press: Press, x: number, y: number, w: number, h: number): string {
  const { inks, between } = press;
  const count = Math.max(5, Math.round(w / 74));
  const houses = times(count, (index) => {
    const hw = w / count;
    const hh = h * between(0.2, 0.68);
    const face = index % 3 === 0 ? inks.mid : index % 3 === 1 ? inks.far : inks.blue;
    return (
      rect(x + index * hw, y + h - hh, hw - 5, hh, face) +
      rect(x + index * hw + hw * 0.6, y + h - hh, hw * 0.4 - 5, hh, press.hatch(inks.ink, 9, 0.9))
    );
  });
  const sun = circle(x + w * between(0.25, 0.75), y + h * 0.38, Math.min(w, h) * 0.2, inks.haze);
  return press.within(
    box(x, y, w, h),
    rect(x, y, w, h, inks.sky) +
      rect(x, y, w, h, press.rings(x + w / 2, y + h * 0.4, 24, inks.haze)) +
      sun +
      cloud(x + w * 0.1, y + h * 0.16, w * 0.2, inks.cream) +
      houses,
  );
}

const steam = (x: number, y: number, paint: string): string =>
  line(`M${n(x - 9)} ${n(y)}q-14-18 0-34t0-34M${n(x + 11)} ${n(y - 6)}q-14-18 0-34t0-30`, paint, 5);

/** Somebody at a desk before a window, seen from behind; or only the coat on the chair. */
export function desk(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const top = 190;
  const wall = pick([inks.salmon, inks.mid, inks.red, inks.blue]);
  const frameW = Math.min(2 * X - 150, between(980, 1180));
  const [fx, fy, fh] = [-frameW / 2, -Math.min(Y - 70, 440), Math.min(Y - 70, 440) + top - 40];
  const panes = pick([2, 3, 4]);
  const frame =
    rect(fx - 18, fy - 18, frameW + 36, fh + 36, inks.dark) +
    view(press, fx, fy, frameW, fh) +
    times(panes - 1, (index) => rect(fx + ((index + 1) * frameW) / panes - 6, fy, 12, fh, inks.dark)) +
    poly(
      [
        [fx, fy],
        [fx + frameW * 0.34, fy],
        [fx, fy + fh * 0.6],
      ],
      `${inks.cream}/0.22`,
    );
  const blind = chance(0.5)
    ? times(
        5,
        (index) =>
          rect(fx - 10, fy + 4 + index * 22, frameW + 20, 13, inks.cream) +
          rect(fx - 10, fy + 15 + index * 22, frameW + 20, 3, inks.ink),
      )
    : '';
  const lampSide = chance(0.5) ? 1 : -1;
  const reach = Math.min(X - 130, 330);
  const lamp = at(
    reach * lampSide,
    top,
    poly(
      [
        [-190, -192],
        [-96, -222],
        [-20, 0],
        [-330, 0],
      ],
      `${inks.haze}/0.55`,
    ) +
      line('M40 0L86-150L-60-246', inks.dark, 12) +
      circle(86, -150, 13, inks.red) +
      ellipse(40, -6, 74, 15, inks.dark) +
      path('M-60-276a64 64 0 0 1 26 62L-186-166A66 66 0 0 1-60-276Z', inks.red) +
      path('M-60-276a64 64 0 0 1 26 62L-74-202Q-60-240-60-276Z', inks.dark),
    1,
    0,
    lampSide < 0,
  );
  const [hair, coat] = [pick(hairs), pick([inks.red, inks.blue, inks.cream, inks.ink].filter((ink) => ink !== wall))];
  const sitter =
    path('M-190 420Q-186 150-64 118Q0 104 64 118Q186 150 190 420Z', coat) +
    path('M20 110Q186 120 190 420H60Q90 230 20 110Z', press.hatch(inks.dark, 10, 1.3)) +
    rect(-34, 50, 68, 74, pick(skins), 26) +
    pick([
      path(`${disc(0, -4, 84)}M-34 60h68v44h-68Z`, hair),
      path('M-88 0Q-92-96 0-96Q92-96 88 0Q92 108 62 150H-62Q-92 108-88 0Z', hair),
      path(`${disc(0, 0, 82)}${disc(0, -92, 40)}`, hair),
    ]) +
    path('M-84 4Q-86-60-30-82Q-62-40-60 40Z', press.hatch(inks.cream, 12, 0.9));
  const chair =
    path('M-150 470V300Q-150 256-106 256H106Q150 256 150 300V470Z', inks.dark) +
    path('M-122 470V306Q-122 284-100 284H100Q122 284 122 306V470Z', press.hatch(inks.blue, 14, 1.4, 0));
  const left = -lampSide;
  const papers = at(
    left * reach,
    top,
    times(pick([5, 8, 11]), (index) =>
      rect(-92 + ((index * 13) % 9), -16 - index * 15, 176, 12, index % 4 === 3 ? inks.red : inks.cream, 2),
    ),
  );
  const mug = at(
    left * reach * 0.52,
    top,
    steam(-4, -92, inks.cream) +
      path('M-34-76h68v60q0 16-16 16h-36q-16 0-16-16ZM34-60q34-4 34 22t-38 22v-12q24 2 24-12t-20-8Z', inks.red) +
      rect(-34, -76, 22, 74, press.hatch(inks.dark, 9, 1)),
  );
  const plant = at(
    lampSide * reach * 1.32,
    top,
    line('M0-60Q-10-150-70-190M0-60Q0-170 10-230M0-60Q24-140 76-170', inks.ink, 7) +
      path(
        'M-70-190q-60 0-74-46q60-4 74 46ZM10-230q-34-40-6-84q36 40 6 84ZM76-170q50-12 58-58q-60 4-58 58Z',
        inks.ink,
      ) +
      path('M-44-66h88l-12 66h-64Z', inks.red),
  );
  const alone = chance(0.25);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, wall) +
    rect(-X, -Y, 2 * X, 2 * Y, press.hatch(`${inks.dark}/0.14`, 16, 1, 90)) +
    frame +
    blind +
    plant +
    rect(-X, top, 2 * X, 40, inks.cream) +
    rect(-X, top + 40, 2 * X, Y, inks.ink) +
    rect(-X, top + 40, 2 * X, 30, press.hatch(inks.dark, 9, 2)) +
    lamp +
    papers +
    mug +
    (alone
      ? chair +
        path('M-166 300Q-150 246-100 250H100Q150 246 166 300L190 470H-190Z', coat) +
        path('M-100 250H-20L-60 470H-190L-166 300Q-150 246-100 250Z', press.hatch(inks.dark, 10, 1.3)) +
        rect(-118, 234, 236, 22, inks.dark, 11) +
        rect(-96, 104, 192, 92, inks.dark, 8) +
        rect(-84, 114, 168, 74, inks.blue) +
        line(points(price(press, [-70, 172], [70, 128], 6, 14)), inks.cream, 6)
      : chair + sitter)
  );
}
