import { at, box, n, times } from '../coarseMarks.ts';
import { circle, cloud, ground, line, type Press, path, poly, rect, sky } from './ink.ts';
import { cast, hairs, person, skins } from './people.ts';

/** The train to work, and those who wait for it. */
export function train(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const [top, bottom] = [-190, 150];
  const body = pick([inks.ink, inks.red, inks.cream, inks.blue]);
  const trim = body === inks.cream ? inks.red : inks.cream;
  const start = -X - between(0, 260);
  const cell = 236;
  const cars = times(Math.ceil((2 * X + 300) / cell), (index) => {
    const x = start + index * cell;
    const door = index % 3 === 1;
    const heads = door
      ? ''
      : times(3, (seat) => {
          const hx = x + 52 + seat * 62;
          return chance(0.75)
            ? path(`M${n(hx - 27)} -8q2-44 27-44t27 44Z`, pick([inks.dark, inks.red, inks.salmon, inks.mid])) +
                circle(hx, -72, 20, pick(skins)) +
                path(`M${n(hx - 21)} -72a21 21 0 0 1 42 0q-10-14-21-10q-12-4-21 10Z`, pick(hairs))
            : '';
        });
    return door
      ? rect(x + 46, -140, 144, 280, inks.dark, 8) +
          rect(x + 54, -132, 60, 266, trim) +
          rect(x + 122, -132, 60, 266, trim) +
          rect(x + 62, -118, 44, 120, inks.haze) +
          rect(x + 130, -118, 44, 120, inks.haze)
      : rect(x + 14, -134, cell - 28, 128, inks.dark, 12) +
          press.within(
            box(x + 22, -126, cell - 44, 112),
            rect(x + 22, -126, cell - 44, 112, inks.haze) +
              heads +
              poly(
                [
                  [x + 30, -126],
                  [x + 96, -126],
                  [x + 30, 0],
                ],
                `${inks.cream}/0.5`,
              ),
          );
  });
  const roof =
    poly(
      [
        [-X - 10, top - 150],
        [X + 10, top - 150],
        [X + 10, top - 104],
        [-X - 10, top - 104],
      ],
      inks.dark,
    ) + rect(-X - 10, top - 104, 2 * X + 20, 14, inks.red);
  const pillars = [-1, 0, 1]
    .map((side) => side * Math.min(X * 0.64, 520))
    .filter((x) => x !== 0)
    .map(
      (x) =>
        rect(x - 15, top - 100, 30, 640, inks.dark) +
        path(`M${n(x)} ${n(top - 10)}q0-80 86-88h-172q86 8 86 88Z`, inks.dark),
    )
    .join('');
  const cx = between(-90, 90);
  const hour = between(0, 360);
  const clock =
    line(`M${n(cx)} ${n(top - 94)}v30`, inks.dark, 9) +
    circle(cx, top - 6, 64, inks.dark) +
    circle(cx, top - 6, 53, inks.cream) +
    at(cx, top - 6, rect(-4, -40, 8, 44, inks.red), 1, hour) +
    at(cx, top - 6, rect(-4, -28, 8, 32, inks.dark), 1, hour + between(60, 200));
  const lamps = [-0.36, 0.36]
    .map(
      (share) =>
        path(`M${n(X * share - 34)} ${n(top - 60)}h68l-12-30h-44Z`, inks.dark) +
        poly(
          [
            [X * share - 30, top - 60],
            [X * share + 30, top - 60],
            [X * share + 150, 300],
            [X * share - 150, 300],
          ],
          `${inks.haze}/0.22`,
        ),
    )
    .join('');
  const people = times(Math.min(6, Math.max(4, X / 130)), (index) => {
    const x = -X * 0.8 + index * ((1.6 * X) / Math.min(5, Math.max(3, X / 130 - 1))) + between(-60, 60);
    const y = 330 + between(-10, 50);
    return (
      cast(x, y, 120, 34, `${inks.dark}/0.3`) +
      person(press, x, y, between(290, 320), { pose: pick(['stand', 'walk', 'stand']) })
    );
  });
  return (
    sky(press, X * 0.2, -Y, 0) +
    cloud(-X * 0.7, -Y * 0.86, 220, inks.cream) +
    rect(-X, top - 90, 2 * X, 60, inks.far) +
    rect(-X - 10, top + 10, 2 * X + 20, bottom - top + 20, body, 26) +
    rect(-X - 10, 24, 2 * X + 20, 26, trim) +
    rect(-X - 10, 100, 2 * X + 20, 70, press.hatch(inks.dark, 10, 1.8)) +
    cars +
    rect(-X, bottom + 14, 2 * X, 40, inks.dark) +
    ground(press, bottom + 46, inks.salmon) +
    rect(-X, bottom + 46, 2 * X, 16, inks.cream) +
    rect(-X, bottom + 84, 2 * X, 9, inks.red) +
    (Y > 560 ? rect(-X, -Y, 2 * X, Math.max(0, Y - 340), inks.ink) : '') +
    roof +
    lamps +
    pillars +
    clock +
    people
  );
}

/** Containers, cranes and a ship: a bar chart that goes to sea. */
export function port(press: Press): string {
  const { X, Y, inks, between, pick, chance } = press;
  const sea = 210;
  const boxes = (x: number, base: number, columns: number, tall: (index: number) => number, w: number): string =>
    times(columns, (index) =>
      times(tall(index), (row) => {
        const face = [inks.red, inks.salmon, inks.cream, inks.mid, inks.blue][Math.floor(between(0, 5))] ?? inks.red;
        return rect(x + index * w, base - (row + 1) * 46, w - 5, 43, face);
      }),
    );
  const crane = (x: number, scale: number, paint: string): string =>
    at(
      x,
      sea + 10,
      line('M-110 0L-84-430M90 0L70-430M-100-150H78M-94-250H74', paint, 15) +
        line('M-100-150L74-250M78-150L-94-250', paint, 7) +
        rect(-480, -452, 760, 26, paint) +
        line('M-10-640L-470-448M-10-640L270-448M-10-640V-440', paint, 8) +
        rect(-34, -440, 60, 48, inks.red) +
        line('M-300-430V-230M-250-430V-230', paint, 4) +
        rect(-340, -232, 130, 50, inks.red),
      scale,
    );
  const columns = 9;
  const w = 92;
  const left = -430;
  const swell = between(0, 6);
  const heights = Array.from({ length: columns }, (_, index) =>
    Math.max(1, Math.round(3.3 + 2 * Math.sin(index * 0.8 + swell))),
  );
  const ship =
    boxes(left, 96, columns, (index) => heights[index] ?? 2, w) +
    rect(left + columns * w + 8, -190, 96, 290, inks.cream) +
    rect(left + columns * w + 8, -150, 96, 26, inks.dark) +
    rect(left + columns * w - 8, -206, 128, 20, inks.red) +
    rect(left + columns * w + 30, -262, 40, 60, inks.red) +
    rect(left + columns * w + 30, -250, 40, 14, inks.dark) +
    path(`M${left - 130} 90H${left + columns * w + 150}L${left + columns * w + 96} 250H${left - 60}Z`, inks.ink) +
    path(`M${left - 96} 176H${left + columns * w + 122}L${left + columns * w + 96} 250H${left - 60}Z`, inks.red) +
    path(
      `M${left + 300} 90H${left + columns * w + 150}L${left + columns * w + 96} 250H${left + 380}Z`,
      press.hatch(inks.dark, 11, 1.6),
    ) +
    line(`M${left - 120} 108H${left + columns * w + 140}`, inks.cream, 5);
  const waves = times(6, (row) =>
    line(
      times(X / 45, (index) => `M${n(-X + index * 90 + (row % 2) * 45)} ${n(sea + 66 + row * 44)}q22-18 44 0`),
      row % 2 ? inks.cream : inks.blue,
      5,
    ),
  );
  const gulls = times(3, () => {
    const [x, y] = [between(-300, 400), between(-Y + 50, -300)];
    return line(`M${n(x)} ${n(y)}q16-18 30 0q14-18 30 0`, inks.dark, 5);
  });
  const mirror = chance(0.5);
  const scene =
    crane(-Math.min(X * 0.82, 560), 0.92, inks.mid) +
    crane(Math.min(X * 0.7, 470), 1.04, inks.dark) +
    at(0, 0, ship, pick([0.92, 1]));
  return (
    sky(press, mirror ? -240 : 240, -130, 165) +
    cloud(-X * 0.5, -Y * 0.8, 220, inks.cream) +
    gulls +
    rect(-X, sea - 46, 2 * X, 60, inks.far) +
    ground(press, sea - 10, inks.mid) +
    at(0, 0, scene, 1, 0, mirror) +
    ground(press, sea + 34, inks.ink) +
    waves
  );
}
