import { at, black, box, cross, cut, disc, n, path, type Scene, shade, sky, spot, thing, times } from './kit.ts';

const map: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const [columns, rows] = [X > 800 ? 10 : X > 600 ? 8 : 6, Y > 560 ? 8 : 6];
  const [w, h] = [(2 * X + 120) / columns, (2 * Y + 120) / rows];
  const corners = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c): readonly [number, number] => [
      Math.round(-X - 60 + c * w + plate.between(-0.3, 0.3) * w),
      Math.round(-Y - 60 + r * h + plate.between(-0.3, 0.3) * h),
    ]),
  );
  const corner = (r: number, c: number): readonly [number, number] => corners[r]?.[c] ?? [0, 0];
  const cell = (r: number, c: number): string => {
    const [a, b, d, e] = [corner(r, c), corner(r, c + 1), corner(r + 1, c + 1), corner(r + 1, c)];
    return `M${a.join(' ')}L${b.join(' ')}L${d.join(' ')}L${e.join(' ')}z`;
  };
  // The district of the day wanders: one step at a time, never the short way.
  const snake = new Set<string>();
  let [r, c] = [Math.floor(rows / 2), Math.floor(columns / 2) - 2];
  for (let step = 0; step < 9; step += 1) {
    snake.add(`${r},${c}`);
    if (step % 2) r = Math.max(1, Math.min(rows - 2, r + plate.pick([-1, 1])));
    else c = Math.min(columns - 2, c + 1);
    if (step === 5) c = Math.max(1, c - 1);
  }
  const cells = times(rows * columns, (i) => {
    const [row, column_] = [Math.floor(i / columns), i % columns];
    const d = cell(row, column_);
    if (snake.has(`${row},${column_}`))
      return (
        path(d, `fill="${ink.spot}" stroke="${ink.ink}" stroke-width="3"`) +
        (plate.chance(0.4) ? shade(plate, d, 2, 45) : '')
      );
    const tone = plate.pick([0, 0, 1, 1, 2, 3]);
    return (
      thing(plate, d, tone === 0 ? ink.tint : ink.paper, 3) +
      (tone ? shade(plate, d, tone, plate.pick([0, 30, 60, 90, 120, 150])) : '')
    );
  });
  const bendX = plate.between(-200, 200);
  const river = `M${n(bendX - 300)} ${n(-Y)}C${n(bendX - 80)} -260 ${n(bendX - 420)} -60 ${n(bendX - 160)} 90S${n(bendX - 20)} 300 ${n(bendX + 60)} ${n(Y)}`;
  const pins = times(6, () => {
    const [x, y] = [plate.between(-X * 0.8, X * 0.8), plate.between(-Y * 0.7, Y * 0.6)];
    return (
      cut(plate, `M${n(x)} ${n(y)}l16 -70`, 5) +
      thing(plate, disc(x + 18, y - 82, 19), plate.pick([ink.ink, ink.paper]))
    );
  });
  const side = plate.pick([-1, 1]);
  const dividers = at(
    side * 120,
    60,
    thing(plate, 'M-16 -360L-150 190L-160 250L-128 200L16 -340z') +
      thing(plate, 'M16 -360L170 170L182 232L146 184L-16 -340z') +
      cross(plate, 'M16 -360L170 170L182 232L160 200L4 -340z', 4, 20) +
      thing(plate, disc(0, -360, 44)) +
      black(plate, disc(0, -360, 16)) +
      thing(plate, box(-14, -450, 28, 52)) +
      cut(plate, 'M-78 -90A120 60 0 0 0 90 -96', 10),
    0.95,
    side * 10,
  );
  const ruler = at(
    -side * 250,
    330,
    thing(plate, box(-420, -44, 840, 88)) +
      cut(
        plate,
        times(27, (i) => `M${-404 + i * 31} -44v${i % 5 ? 26 : 46}`),
        4,
      ) +
      shade(plate, box(-420, 14, 840, 30), 3, 0),
    1,
    -side * 13,
  );
  return (
    cells +
    path(river, `fill="none" stroke="${ink.ink}" stroke-width="42"`) +
    path(river, `fill="none" stroke="${ink.paper}" stroke-width="32"`) +
    pins +
    ruler +
    dividers
  );
};

const march: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const facade = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    thing(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`) +
    times(6, (i) => {
      const x = 230 + i * 100;
      const reach = (x - 190) * 0.56;
      return x < X
        ? times(4, (row) =>
            black(plate, `M${x} ${n(-150 - reach * 0.9 + row * (58 + i * 15))}l${46} ${-14}v${34 + i * 6}h-46z`),
          )
        : '';
    }) +
    (side > 0
      ? cross(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`, 2, 60)
      : shade(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`, 1, 0)) +
    '</g>';
  const skin = (): string => plate.pick(['#f4e3cb', '#e3bd95', '#c08a5c', '#8d5a38', '#5f3a25', ink.paper]);
  const sitter = (): string => {
    const hat = plate.pick([
      () => black(plate, 'M-50 -30C-60 -100 60 -100 50 -30C20 -54 -20 -54 -50 -30z'),
      () => thing(plate, 'M-52 -30C-54 -110 54 -110 52 -30z', ink.spot, 4),
      () => black(plate, 'M-84 -34Q0 -54 84 -34L46 -46C46 -110 -46 -110 -46 -46z'),
      () => black(plate, 'M-54 40C-84 -110 84 -110 54 40L44 -20C20 -48 -20 -48 -44 -20z'),
      () => '',
    ]);
    return (
      thing(
        plate,
        'M-110 260C-110 90 -60 70 0 66C60 70 110 90 110 260z',
        plate.pick([ink.ink, ink.ink, ink.tint, ink.paper, ink.spot]),
        4,
      ) +
      thing(plate, disc(0, 0, 46, 56), skin(), 4) +
      shade(plate, 'M8 -54C56 -50 56 50 4 56C30 20 30 -20 8 -54z', 3, 50) +
      hat() +
      cut(plate, 'M-20 -6h8M14 -6h8', 6) +
      (plate.chance(0.5) ? black(plate, disc(2, 28, 10, 8)) : cut(plate, 'M-10 28q12 8 24 0', 4))
    );
  };
  // A cast of seven, stamped again and again: a crowd drawn head by head would be too heavy to send.
  const cast = Array.from({ length: 7 }, () => plate.stamp(sitter()));
  const person = (x: number, y: number, size: number, who: number): string =>
    at(x, y, `<use href="${cast[who % cast.length]}"/>`, size);
  const placard = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      thing(plate, box(-7, -60, 14, 330), ink.paper, 4) +
        thing(plate, box(-100, -190, 200, 140), plate.pick([ink.paper, ink.paper, ink.spot])) +
        cut(
          plate,
          plate.pick([
            'M-70 -150H70M-70 -120H50M-70 -90H66',
            'M-60 -160L60 -80M60 -160L-60 -80',
            'M-66 -120l40 40l90 -90',
          ]),
          11,
        ),
      size,
      plate.between(-9, 9),
    );
  const row = (y: number, size: number, step: number): string => {
    const count = Math.ceil(X / step);
    return times(count * 2 + 1, (i) =>
      person((i - count) * step + plate.between(-16, 16), y + plate.between(-18, 18), size, i * 3 + Math.round(y)),
    );
  };
  // Too many to draw one by one: the back of the crowd is rows of scallops.
  const far = times(4, (i) => {
    const r = 15 + i * 5;
    return path(
      `M${n(-X)} ${60 + i * 26}${`q${r} -${r * 2.2} ${r * 2} 0`.repeat(Math.ceil(X / r))}V400H${n(-X)}z`,
      `fill="${i % 2 ? ink.paper : ink.tint}" stroke="${ink.ink}" stroke-width="3.5"`,
    );
  });
  const front = X > 800 ? 250 : 215;
  return (
    sky(plate, -Y, 20, 5) +
    spot(plate, disc(0, -100, 120)) +
    facade(-1) +
    facade(1) +
    far +
    times(7, (i) => placard((i - 3) * 165 + plate.between(-40, 40), 50 + plate.between(-40, 20), 0.62)) +
    row(190, 0.66, 150) +
    placard(-230 + plate.between(-30, 30), 40, 1.06) +
    placard(210 + plate.between(-30, 30), 20, 1.1) +
    (X > 600 ? placard(-590, 30, 1) + placard(600, 40, 1.05) : '') +
    row(330, 1.05, front)
  );
};

export const streets: Record<string, Scene> = { map, march };
