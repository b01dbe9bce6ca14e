import {
  at,
  box,
  circle,
  cloud,
  ellipse,
  ground,
  line,
  n,
  type Press,
  path,
  points,
  poly,
  rect,
  ring,
  sky,
  times,
} from './journalInk.ts';
import { cast, hairs, person, skins } from './journalPeople.ts';

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

const signs: Record<string, string> = {
  scissors:
    'M-8-4L-44-60M8-4L44-60M-8-4L14 26M8-4L-14 26M14 26a17 17 0 1 0 30 16a17 17 0 1 0-30-16M-14 26a17 17 0 1 1-30 16a17 17 0 1 1 30-16',
  key: 'M0 0V58M0 34h20M0 52h24M-22-24a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
  loaf: 'M-50 30Q-60-36 0-36Q60-36 50 30ZM-20-30q-12 20 0 36M10-34q-12 20 0 40',
  boot: 'M-30-50V30H44Q44 6 14-2Q2-10 4-50ZM-30 40H44',
  book: 'M0-30Q-26-46-54-34V34Q-26 22 0 38Q26 22 54 34V-34Q26-46 0-30V38',
};

/** A small shop with its owner in the door. */
export function shop(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const base = 330;
  const front = pick([inks.ink, inks.red, inks.blue, inks.dark]);
  const stripe = front === inks.red ? inks.ink : inks.red;
  const sign = pick(Object.keys(signs));
  const w = 780;
  const left = -w / 2;
  const doorLeft = chance(0.5);
  const neighbours = [-1, 1]
    .map((side) => {
      const x = side < 0 ? -X - 10 : w / 2 + 14;
      const nw = X + 10 - w / 2 - 14;
      if (nw < 60) return '';
      const panes = press.tile(
        nw / Math.max(1, Math.round(nw / 170)),
        200,
        rect(30, 30, nw / Math.max(1, Math.round(nw / 170)) - 60, 120, inks.haze) +
          rect(30, 30, (nw / Math.max(1, Math.round(nw / 170)) - 60) / 2, 120, inks.ink),
      );
      return (
        rect(x, -Y, nw, Y + base, side < 0 ? inks.far : inks.mid) +
        at(x, -Y, rect(0, 0, nw, Y + 160, panes)) +
        rect(x, 120, nw, base - 120, press.hatch(`${inks.dark}/0.5`, 11, 1.2))
      );
    })
    .join('');
  const upper =
    rect(left, -Y, w, Y + base, inks.salmon) +
    times(3, (index) => {
      const x = left + 70 + index * 240;
      return (
        rect(x - 12, -Y * 0.5 - 170, 184, 12, inks.dark) +
        rect(x, -Y * 0.5 - 160, 160, 210, inks.dark) +
        rect(x + 10, -Y * 0.5 - 150, 140, 190, index === 1 && chance(0.6) ? inks.cream : inks.mid) +
        line(`M${n(x + 80)} ${n(-Y * 0.5 - 150)}v190M${n(x + 10)} ${n(-Y * 0.5 - 56)}h140`, inks.dark, 8) +
        rect(x - 16, -Y * 0.5 + 46, 192, 14, inks.cream)
      );
    });
  const awning = times(10, (index) => {
    const x = left - 20 + index * 82;
    return (
      path(`M${n(x + 12)} -110H${n(x + 70 + 12)}L${n(x + 82)} 20a41 30 0 0 1-82 0Z`, index % 2 ? inks.cream : stripe) +
      path(`M${n(x)} 20a41 30 0 0 0 82 0Z`, press.hatch(`${inks.dark}/0.5`, 9, 1))
    );
  });
  const doorX = doorLeft ? left + 40 : -left - 230;
  const winX = doorLeft ? left + 270 : left + 40;
  const wares = times(
    2,
    (row) =>
      rect(winX + 14, 150 + row * 92, 442, 9, inks.dark) +
      times(6, (index) => {
        const x = winX + 54 + index * 73;
        const y = 150 + row * 92;
        const paint = [inks.red, inks.cream, inks.mid, inks.dark][Math.floor(between(0, 4))] ?? inks.red;
        return pick([
          ellipse(x, y - 22, 26, 22, paint),
          rect(x - 22, y - 58, 44, 58, paint, 4),
          path(`M${n(x - 26)} ${n(y)}l10-52h32l10 52Z`, paint),
          circle(x, y - 28, 28, paint),
        ]);
      }),
  );
  const facade =
    rect(left, -130, w, base + 130, front) +
    rect(left, -168, w, 66, inks.dark) +
    rect(left + 20, -154, w - 40, 38, front) +
    line(`M${n(left + 190)} -135h${n(w - 380)}`, inks.cream, 12) +
    circle(left + 130, -135, 9, inks.cream) +
    circle(-left - 130, -135, 9, inks.cream) +
    rect(winX - 10, -20, 490, 290, inks.dark) +
    rect(winX, -12, 470, 274, inks.haze) +
    wares +
    poly(
      [
        [winX, -12],
        [winX + 180, -12],
        [winX, 200],
      ],
      `${inks.cream}/0.45`,
    ) +
    rect(winX - 10, 270, 490, 60, press.hatch(inks.dark, 10, 1.6)) +
    rect(doorX - 8, -20, 206, base + 20, inks.dark) +
    rect(doorX + 4, -10, 182, base + 10, inks.haze) +
    poly(
      [
        [doorX, base],
        [doorX + 190, base],
        [doorX + 330, Y],
        [doorX - 60, Y],
      ],
      `${inks.haze}/0.4`,
    ) +
    person(press, doorX + 92, base + 4, 290, { pose: 'stand', coat: inks.cream, legs: inks.dark, bag: false }) +
    path(`M${n(doorX + 58)} 128h70v112h-70Z`, inks.red);
  const side = doorLeft ? -1 : 1;
  const hang = at(
    side * (w / 2 - 30),
    -236,
    line(`M0-86H${side * 150}`, inks.dark, 10) +
      line(`M${side * 84} -84v20`, inks.dark, 6) +
      circle(side * 84, 14, 82, inks.dark) +
      circle(side * 84, 14, 72, inks.cream) +
      at(side * 84, 16, line(signs[sign] ?? '', inks.red, 10)),
  );
  const street =
    ground(press, base, inks.far) +
    rect(-X, base, 2 * X, 12, inks.cream) +
    rect(-X, base + 92, 2 * X, 700, inks.ink) +
    rect(-X, base + 92, 2 * X, 10, inks.dark);
  const passer = person(press, -side * between(300, 380), base + 76, 300, { pose: 'walk', bag: true });
  return sky(press, 0, -Y) + neighbours + upper + street + facade + awning + hang + (X > 560 ? passer : '');
}

/** Rain out of a falling market, and the umbrella that does not join in. */
export function rain(press: Press): string {
  const { X, Y, inks, between, pick } = press;
  const slope = between(-0.28, 0.28);
  const drops = press.tile(
    110,
    150,
    line('M20 10l-8 46M76 70l-8 46', `${inks.cream}/0.75`, 5) + line('M98 4l-6 30', `${inks.haze}/0.9`, 4),
  );
  const clouds =
    times(Math.ceil(X / 150) + 1, (index) => circle(-X + index * 300, -Y + 20 + (index % 2) * 26, 190, inks.mid)) +
    times(Math.ceil(X / 150) + 1, (index) => circle(-X + 150 + index * 300, -Y - 30, 180, inks.blue)) +
    rect(-X, -Y, 2 * X, 170, press.hatch(`${inks.ink}/0.6`, 13, 1));
  const fall = points([
    [-X - 10, -Y * 0.42],
    [-X * 0.6, -Y * 0.3],
    [-X * 0.42, -Y * 0.4],
    [-X * 0.06, -Y * 0.06],
    [X * 0.12, -Y * 0.16],
    [X * 0.5, Y * 0.16],
    [X * 0.62, Y * 0.08],
    [X + 10, Y * 0.36],
  ]);
  const umbrella = (x: number, y: number, size: number, paint: string, hot: boolean): string =>
    at(
      x,
      y,
      path('M-92 96Q-96 20 0 12Q96 20 92 96L110 620H-110Z', hot ? inks.cream : pick([inks.ink, inks.dark])) +
        path('M20 16Q96 20 92 96L110 620H40Z', press.hatch(hot ? inks.salmon : inks.blue, 11, 1.2)) +
        circle(0, -14, 52, pick(skins)) +
        path('M-54-10Q-60-74 0-72Q60-74 54-10Q30-46 0-44Q-30-46-54-10Z', pick(hairs)) +
        line('M64 96V-180', inks.dark, 9) +
        circle(64, 86, 17, pick(skins)) +
        path(
          'M-150-70Q-140-240 44-246Q228-240 218-70Q188-106 156-72Q120-108 84-72Q34-108 0-72Q-38-106-72-72Q-110-106-150-70Z',
          paint,
        ) +
        path(
          'M44-246Q228-240 218-70Q188-106 156-72Q150-200 44-246Z',
          press.hatch(hot ? inks.dark : inks.blue, 10, 1.2),
        ) +
        line('M44-246v-22', inks.dark, 8),
      size,
    );
  const row = (count: number, y: number, size: number, skip: number): string =>
    times(count, (index) =>
      index === skip
        ? ''
        : umbrella(
            -X + ((index + 0.5) * 2 * X) / count + between(-20, 20),
            y + between(-16, 16),
            size,
            [inks.ink, inks.dark, inks.blue][Math.floor(between(0, 3))] ?? inks.ink,
            false,
          ),
    );
  const near = Math.max(3, Math.round(X / 190));
  return (
    sky(press, X * slope, -Y * 0.2) +
    line(fall, inks.haze, 13) +
    line(fall, inks.red, 7) +
    rect(-X, -Y, 2 * X, 2 * Y, drops) +
    clouds +
    row(Math.round(Math.min(X, 800) / 95), 190, 0.54, -1) +
    row(Math.round(Math.min(X, 800) / 110), 290, 0.74, -1) +
    umbrella(between(-60, 20), 180, 1.06, inks.red, true) +
    row(near + (near % 2 ? 0 : 1), Y - 60, 1.05, (near + (near % 2 ? 0 : 1) - 1) / 2)
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
