import { box, flat, type Kitchen, mirror, move, paper, round, type Scene, strip, times, within } from './kit.ts';
import { leaf, lemon, tomato } from './produce.ts';
import { room, steam } from './table.ts';
import { carrot, garlic, onion } from './vegetables.ts';

const enamel = (k: Kitchen): readonly [string, string] =>
  k.pick([
    [paper.tomato, paper.red],
    [paper.teal, '#234e51'],
    [paper.mustard, '#c4851c'],
    [paper.cream, paper.butter],
    [paper.green, paper.forest],
    [paper.navy, '#1a2c45'],
  ] as const);

export const pot: Scene = (k) => {
  const [body, shade] = enamel(k);
  const lid = k.chance(0.5);
  const shape = 'M-270-250H270V-60C270 0 230 30 190 30H-190C-230 30-270 0-270-60Z';
  const vessel =
    strip('M-280-190C-360-200-360-110-280-120M280-190C360-200 360-110 280-120', shade, 34) +
    (lid
      ? ''
      : k.cut('M-262-248C-262-296 262-296 262-248Z', paper.cocoa, 0) +
        move(-120, -240, carrot(k, 40, 30, paper.orange)) +
        move(90, -226, onion(k, 50, paper.crust)) +
        move(-20, -220, tomato(k, 50)) +
        leaf(k, 120, paper.green, 150, -240, 30) +
        strip('M30-230L210-470', '#2a120a', 30, 0.2) +
        strip('M26-236L204-474', paper.wood, 28)) +
    k.cut(shape, body, 1.8) +
    within(
      `${k.motif}-body`,
      shape,
      flat('M120-260C150-100 140 0 90 40H300V-260Z', shade) +
        flat('M-240-240C-244-120-236-40-190 10L-150 10C-190-60-200-160-196-240Z', paper.white, 0.3),
    ) +
    flat(box(k, -282, -262, 564, 34, 4), shade) +
    (lid
      ? move(
          0,
          -258,
          k.cut('M-276 0C-260-90-120-120 0-120S260-90 276 0Z', body, 1.2) +
            flat('M60-116C160-100 256-70 276 0H140C140-50 110-90 60-116Z', shade) +
            k.cut(round(k, 0, -138, 34, 28), paper.mustard, 0.8),
          k.between(-7, -3),
        )
      : '');
  const burner =
    flat('M-330 40H330L360 70H-360Z', paper.ink) +
    times(11, (i) =>
      flat(`M${-230 + i * 46} 44c-26-22-10-40 0-62 10 22 26 40 0 62Z`, i % 2 ? paper.sky : paper.mustard),
    ) +
    flat('M-330 40H330V58H-330Z', paper.ink);
  return (
    room(k, 180) +
    move(
      0,
      0,
      move(0, -290, steam(k, 4, 110, 240)) +
        move(0, 120, (k.chance(0.5) ? vessel : mirror(vessel)) + burner, 0, 1.14) +
        move(-400, 380, garlic(k, 74), -12) +
        move(-290, 410, onion(k, 62, paper.plum), 8) +
        move(380, 390, k.pick([() => lemon(k, 80), () => tomato(k, 80), () => onion(k, 76, paper.crust)])()) +
        leaf(k, 130, paper.green, 270, 420, 70) +
        leaf(k, 110, paper.olive, 260, 420, 110),
    )
  );
};

export const cake: Scene = (k) => {
  const [sponge, cream, top] = k.pick([
    [paper.crust, paper.white, paper.red],
    [paper.cocoa, paper.blush, paper.plum],
    [paper.butter, paper.white, paper.orange],
    [paper.oxblood, paper.cream, paper.leaf],
  ] as const);
  const layers = k.pick([2, 3]);
  const h = 104;
  const tall = layers * h;
  const tiers = times(layers, (i) => {
    const y = -i * h;
    return (
      k.cut(box(k, -250, y - h + 20, 500, h - 20, 5), sponge, 1) +
      k.cut(
        `M-262 ${y - h - 8}H262V${y - h + 26}${times(8, (d) => `q-16 ${d % 2 ? 40 : 24}-33 ${d % 3 ? 4 : 10}q-16-${d % 2 ? 30 : 20}-33-${d % 3 ? 4 : 10}`)}Z`,
        cream,
        0.9,
      )
    );
  });
  const wedge = flat(`M120 6H250V${-tall + 6}H120Z`, '#2a120a', 0.12);
  const fruit = times(6, (i) =>
    move(
      -190 + i * 76,
      -tall - 6 + Math.abs(i - 2.5) * 3,
      k.put(
        'top',
        () =>
          `${k.cut(round(k, 0, -34, 38), top, 1)}<circle cx="-12" cy="-46" r="9" fill="${paper.white}" opacity="0.6"/>${leaf(k, 44, paper.green, 2, -70, 50)}`,
        0,
        0,
      ),
    ),
  );
  const candles = times(5, (i) =>
    move(
      -160 + i * 80,
      -tall - 4,
      `${flat('M-9-130H9V0H-9Z', i % 2 ? paper.tomato : paper.teal) + strip('M-9-100L9-84M-9-64L9-48M-9-28L9-12', paper.white, 8)}<circle cy="-160" r="44" fill="${paper.butter}" opacity="0.35"/>${flat('M0-190c18 24 16 50 0 54-16-4-18-30 0-54Z', paper.orange)}`,
    ),
  );
  return (
    room(k) +
    move(
      0,
      -40,
      k.cut(
        'M-40 340L-60 300C-30 270-24 220-24 180H24C24 220 30 270 60 300L40 340H120Q130 380 0 380T-120 340Z',
        paper.steel,
        1.4,
      ) +
        k.cut('M-360 160H360C350 200 250 212 0 212S-350 200-360 160Z', paper.white, 1.6) +
        flat('M-340 176C-200 196 200 196 340 176L350 164H-350Z', k.setting.accent, 0.8) +
        move(0, 158, tiers + wedge + (k.chance(0.4) ? candles : fruit)),
      0,
      1.18,
    ) +
    leaf(k, 120, paper.green, -330, 410, 70) +
    k.put('top', () => '', -250, 430) +
    k.put('top', () => '', 340, 420)
  );
};

export const coffee: Scene = (k) => {
  const [cup, shade] = enamel(k);
  const moka =
    strip('M112-290C210-300 210-110 130-120', paper.ink, 34) +
    k.cut('M-110 0L-90-150H90L110 0Z', paper.steel, 1.5) +
    flat('M20-150H90L110 0H40Z', '#2a120a', 0.14) +
    k.cut('M-96-150L-124-330H-150L-110-352H100L124-330 96-150Z', '#d8dad0', 1.2) +
    flat('M10-150L24-350H100L124-330 96-150Z', '#2a120a', 0.12) +
    flat('M-104-166H104V-136H-104Z', '#8f938b') +
    k.cut('M-112-352L-20-400H20L104-352Z', paper.steel, 0.8) +
    k.cut(round(k, 0, -412, 24, 22), paper.ink, 0.6) +
    flat('M-70-130L-84-20H-60L-50-130Z', paper.white, 0.6);
  const mug =
    strip('M118-120C190-130 190-30 104-36', shade, 26) +
    k.cut('M-130-160H130C130-50 90 0 56 0H-56C-90 0-130-50-130-160Z', cup, 1.5) +
    flat('M-118-160C-118-192 118-192 118-160Z', paper.cocoa) +
    flat('M-100-140C-100-70-80-30-60-14L-40-14C-64-50-72-90-72-140Z', paper.white, 0.35) +
    k.cut('M-200 6H200C190 30 120 40 0 40S-190 30-200 6Z', paper.white, 1.2);
  const croissant = times(5, (i) => {
    const a = -0.95 + i * 0.475;
    return move(
      150 * Math.sin(a),
      60 - 96 * Math.cos(a),
      k.cut('M-46 26C-56-30-20-66 0-66S56-30 46 26C20 44-20 44-46 26Z', i % 2 ? paper.crust : '#d69a4b', 1),
      (a * 180) / Math.PI,
      1.25 - Math.abs(i - 2) * 0.2,
    );
  });
  const bun = k.pick([
    () => croissant,
    () =>
      k.cut('M-140 40C-150-60-60-90 0-90S150-60 140 40Z', paper.crust, 1.4) +
      strip('M-60-30C-20-70 40-60 50-20S-10 20-20-10', paper.cream, 15),
    () =>
      times(3, (i) =>
        move(
          -100 + i * 100,
          i === 1 ? -60 : 20,
          `${k.cut(round(k, 0, 0, 74), paper.crust, 1.3)}<circle r="24" fill="${k.setting.wall}"/>${strip('M-50-10C-40-60 40-60 50-10', paper.rose, 22)}`,
        ),
      ),
  ])();
  return (
    room(k) +
    move(
      0,
      -60,
      move(-180, -150, steam(k, 2, 60, 190)) +
        move(-190, 250, moka, 0, 1.1) +
        move(140, 0, steam(k, 2, 70, 160)) +
        move(150, 290, mug, 0, 1.08) +
        move(-80, 380, k.cut('M-210 20H210C200 56 120 64 0 64S-200 56-210 20Z', paper.cream, 1.4) + bun, 0, 0.9) +
        move(
          360,
          370,
          k.pick([
            () => lemon(k, 64),
            () => k.cut('M-50-60H50L40 0H-40Z', paper.white, 1) + strip('M-26-70L-20-100M20-70L30-94', paper.wood, 8),
            () => tomato(k, 60, paper.orange),
          ])(),
        ),
      0,
      1.16,
    )
  );
};
