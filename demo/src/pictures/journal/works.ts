import { at, n, times } from '../coarseMarks.ts';
import { circle, ground, line, type Press, path, poly, rect, ring, sky } from './ink.ts';
import { cast, person } from './people.ts';

/** The works: saw-tooth roof, chimneys, the shift coming out. */
export function mill(press: Press): string {
  const { X, Y, inks, between, pick, chance } = press;
  const base = 300;
  const brick = pick([inks.red, inks.ink, inks.blue]);
  const other = brick === inks.red ? inks.ink : inks.red;
  const bays = Math.ceil((2 * X) / 250);
  const courses = press.tile(48, 28, line('M0 0H48M0 14H48M12 0V14M36 14V28', `${inks.dark}/0.3`, 2));
  const roof = times(bays, (index) => {
    const x = -X + index * 250 - 20;
    return (
      poly(
        [
          [x, -20],
          [x, -150],
          [x + 250, -20],
        ],
        inks.dark,
      ) +
      poly(
        [
          [x + 10, -26],
          [x + 10, -130],
          [x + 34, -118],
          [x + 34, -26],
        ],
        inks.haze,
      ) +
      poly(
        [
          [x + 44, -26],
          [x + 44, -112],
          [x + 66, -100],
          [x + 66, -26],
        ],
        inks.haze,
      )
    );
  });
  const lit = Math.floor(between(0, bays));
  const glazing = times(bays, (index) => {
    const x = -X + index * 250 + 26;
    return (
      rect(x - 8, 32, 176, 126, inks.dark) +
      rect(x, 40, 160, 110, index === lit ? inks.cream : inks.haze) +
      line(
        `M${n(x + 40)} 40v110M${n(x + 80)} 40v110M${n(x + 120)} 40v110M${n(x)} 76h160M${n(x)} 112h160`,
        inks.dark,
        5,
      ) +
      poly(
        [
          [x, 40],
          [x + 70, 40],
          [x, 130],
        ],
        `${inks.cream}/0.5`,
      )
    );
  });
  const stacks = [-0.52, -0.1, 0.46].slice(chance(0.5) ? 0 : 1).map((share, index) => {
    const x = share * Math.min(X, 800);
    const top = -330 - index * 40;
    const smoke =
      times(6, (puff) =>
        circle(
          x + puff * 62 + (puff % 2) * 14,
          top - 34 - puff * 26 - (puff % 3) * 9,
          36 + puff * 13,
          index % 2 ? inks.cream : inks.haze,
        ),
      ) +
      times(6, (puff) =>
        ring(
          x + puff * 62 + (puff % 2) * 14,
          top - 34 - puff * 26 - (puff % 3) * 9,
          22 + puff * 10,
          `${inks.salmon}/0.8`,
          3,
        ),
      );
    return (
      smoke +
      poly(
        [
          [x - 34, 0],
          [x - 24, top],
          [x + 24, top],
          [x + 34, 0],
        ],
        other,
      ) +
      poly(
        [
          [x + 6, 0],
          [x + 5, top],
          [x + 24, top],
          [x + 34, 0],
        ],
        press.hatch(inks.dark, 9, 1.7),
      ) +
      rect(x - 32, top - 12, 64, 20, inks.dark) +
      rect(x - 29, top + 44, 58, 12, inks.cream)
    );
  });
  const gate =
    path(`M-120 ${base}V150a120 104 0 0 1 240 0V${base}Z`, inks.dark) +
    path(`M-96 ${base}V154a96 84 0 0 1 192 0V${base}Z`, inks.haze) +
    poly(
      [
        [-96, base],
        [96, base],
        [330, Y],
        [-330, Y],
      ],
      `${inks.haze}/0.5`,
    );
  const crew = times(7, (index) => {
    const x = -330 + index * 110 + between(-24, 24);
    const y = base + 46 + Math.abs(3 - index) * 16 + between(0, 14);
    return (
      cast(x, y, 80, 22, `${inks.dark}/0.35`) +
      person(press, x, y, 186 + Math.abs(3 - index) * 12, { pose: pick(['walk', 'walk', 'stand']) })
    );
  });
  return (
    sky(press, between(-300, 300), -120, 150) +
    rect(-X, -60, 2 * X, 90, inks.far) +
    stacks.join('') +
    roof +
    rect(-X, -22, 2 * X, base + 24, brick) +
    rect(-X, -22, 2 * X, base + 24, courses) +
    rect(-X, -24, 2 * X, 14, inks.cream) +
    glazing +
    rect(-X, 200, 2 * X, 12, inks.dark) +
    ground(press, base, inks.salmon) +
    rect(-X, base, 2 * X, 7, inks.dark) +
    gate +
    crew
  );
}

/** The line: boxes on a belt, an arm that packs, and somebody who looks at it. */
export function belt(press: Press): string {
  const { X, Y, inks, between, pick, chance } = press;
  const top = 190;
  const panel = press.tile(
    240,
    240,
    rect(10, 10, 220, 220, `${inks.haze}/0.35`) + line('M30 30h1M210 30h1M30 210h1M210 210h1', `${inks.dark}/0.5`, 9),
  );
  const boxes = times(X / 100, (index) => {
    const x = -X + 40 + index * 200 + between(-8, 8);
    const [w, h] = [between(110, 146), between(84, 140)];
    const face = pick([inks.salmon, inks.cream, inks.red]);
    if (Math.abs(x + w / 2 - 40) < 130) return '';
    return (
      rect(x, top - h, w, h, face) +
      rect(x + w * 0.64, top - h, w * 0.36, h, press.hatch(`${inks.dark}/0.6`, 9, 1.1)) +
      rect(x + w * 0.4, top - h, w * 0.2, h, `${inks.dark}/0.2`) +
      rect(x + 12, top - 40, 36, 22, inks.ink)
    );
  });
  const reach = between(-30, 30);
  const arm =
    rect(250, top - 64, 190, 70, inks.dark, 8) +
    circle(345, top - 90, 66, inks.ink) +
    line(`M345 ${top - 90}L${n(400 + reach)} -190`, inks.red, 62) +
    line(`M345 ${top - 90}L${n(400 + reach)} -190`, press.hatch(inks.dark, 12, 1.2), 62) +
    circle(400 + reach, -190, 54, inks.ink) +
    line(`M${n(400 + reach)} -190L120 -270`, inks.red, 46) +
    circle(120, -270, 42, inks.ink) +
    line('M120-270L44-120', inks.red, 34) +
    circle(400 + reach, -190, 22, inks.cream) +
    circle(345, top - 90, 26, inks.cream) +
    circle(120, -270, 16, inks.cream) +
    line('M-8-56L-24-110H112L96-56', inks.dark, 15) +
    rect(-26, -62, 140, 118, inks.salmon) +
    rect(62, -62, 52, 118, press.hatch(`${inks.dark}/0.6`, 9, 1.1)) +
    rect(30, -62, 26, 118, `${inks.dark}/0.2`);
  const rollers = times(
    X / 42,
    (index) =>
      circle(-X + 30 + index * 84, top + 38, 24, inks.mid) + circle(-X + 30 + index * 84, top + 38, 8, inks.dark),
  );
  const watcher = person(press, -270, top + 196, 470, { pose: 'stand', mirror: false, bag: false });
  const lights = times(X / 150, (index) => {
    const x = -X + 150 + index * 300;
    return (
      line(`M${n(x)} ${n(-Y)}V${n(-Y + 70)}`, inks.dark, 6) +
      path(`M${n(x - 62)} ${n(-Y + 110)}q62-80 124 0Z`, inks.dark) +
      poly(
        [
          [x - 56, -Y + 110],
          [x + 56, -Y + 110],
          [x + 200, top],
          [x - 200, top],
        ],
        `${inks.haze}/0.22`,
      )
    );
  });
  const body =
    boxes +
    rect(-X - 10, top, 2 * X + 20, 76, inks.dark) +
    rect(-X - 10, top, 2 * X + 20, 14, inks.cream) +
    rollers +
    ground(press, top + 76, inks.ink) +
    rect(-X - 10, top + 76, 2 * X + 20, 40, press.hatch(inks.dark, 11, 2)) +
    ground(press, top + 180, inks.salmon) +
    rect(-X - 10, top + 180, 2 * X + 20, 8, inks.dark) +
    arm +
    cast(-270, top + 198, 150, 60, `${inks.dark}/0.3`) +
    watcher;
  return sky(press, 0, -120, 0) + rect(-X, -Y, 2 * X, Y + top, panel) + lights + at(0, 0, body, 1, 0, chance(0.5));
}
