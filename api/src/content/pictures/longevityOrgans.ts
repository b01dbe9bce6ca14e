import { around, at, backdrop, type Bench, box, circle, disc, ellipse, flower, leaf, line, motes, n, path, type Point, points, ring, sprig, times, veil } from './longevityKit.ts';

/** Leafy surroundings: sprigs that come in from the lower corners. */
function undergrowth(bench: Bench, strength = 0.9): string {
  const { X, Y, between, tones } = bench;
  return veil(
    strength,
    [-1, 1]
      .map((side) =>
        times(3, (index) =>
          at(
            side * (X - 20 - index * 110),
            Y + 30,
            sprig(bench, between(240, 420) - index * 60, { bend: -side * between(0.1, 0.3), paints: index % 2 ? [tones.fresh, tones.leaf] : [`${tones.leaf}/0.8`, `${tones.deep}/0.7`] }),
            1,
            -side * between(4, 18),
          ),
        ),
      )
      .join(''),
  );
}

/** A heart whose vessels go on as branches. */
export function heart(bench: Bench): string {
  const { tones, bloom, wash, between, chance, pick } = bench;
  const muscle = 'M-168-40C-226 60-150 232 52 322C214 226 250 66 186-56C150-128 66-140 10-104C-44-146-132-128-168-40Z';
  const vessel = (d: string, width: number, from: string, light: string): string => line(d, from, width) + line(d, `${light}/0.35`, width * 0.3);
  const grow = (x: number, y: number, turn: number, length: number, paints: readonly string[]): string =>
    at(x, y, sprig(bench, length, { bend: between(-0.25, 0.25), paints, tip: paints === green ? tones.coral : undefined }), 1, turn + between(-7, 7));
  const green = [tones.leaf, tones.fresh];
  const warm = [`${tones.coral}/0.85`, tones.blush];
  const coronary = 'M20-96C-10 0-70 40-64 140M-22 20C30 40 40 110 20 190M-60 70C-110 90-130 120-120 160M10-96C90-30 140 40 120 150M84-14C140-10 160 20 176 50M116 70C80 110 84 160 96 210M-64 140C-50 190-10 220 16 240M20 190C50 210 56 240 50 276';
  const body =
    grow(-120, -250, -16, between(190, 250), green) + grow(-18, -292, -4, between(170, 220), pick([warm, green])) + grow(58, -302, 10, between(190, 240), green) + grow(134, -276, 30, between(170, 230), warm) +
    grow(-226, -196, -62, 190, warm) + grow(258, -150, 62, 190, green) + grow(214, 96, 84, 130, green) +
    vessel('M-116-60C-130-140-116-190-120-256', 62, tones.leaf, tones.pale) +
    vessel('M150-40C210-70 230-110 262-152', 44, tones.leaf, tones.pale) +
    vessel('M-4-80C-6-180-10-262 60-268C138-272 150-200 146-130', 74, tones.coral, tones.blush) +
    vessel('M-10-236L-18-296M52-262L58-306M112-244L134-280', 34, tones.coral, tones.blush) +
    path(muscle, bloom(tones.blush, tones.coral, [0.34, 0.26])) +
    path('M52 322C214 226 250 66 186-56C230 90 150 226 52 322Z', `${tones.deep}/0.35`) +
    path('M-168-40C-226 60-150 232 52 322C-90 214-160 100-140-60Z', `${tones.deep}/0.18`) +
    vessel('M92-92C80-190-60-160-222-200', 64, bench.night ? tones.fresh : tones.leaf, tones.pale) +
    path('M44-112Q92-150 136-104Q140-60 96-58Q50-66 44-112Z', wash(tones.blush, tones.coral)) +
    line(coronary, `${tones.pale}/0.75`, 6) + line(coronary, `${tones.deep}/0.35`, 2.4) +
    path('M-136-40C-150 40-120 110-70 160C-100 90-110 20-96-70Z', `${tones.glow}/0.28`);
  return backdrop(bench, 0, 20) + undergrowth(bench, 0.55) + motes(bench, 26) + at(30, 96, veil(0.14, path(muscle, tones.deep)), 1.16, 0) + at(0, 62, body, 1.12, between(-6, 6), chance(0.4));
}

/** Lungs as two trees, upside down. */
export function lungs(bench: Bench): string {
  const { tones, wash, between, chance, pick } = bench;
  const side = 'M36-120C96-300 250-220 310 10C346 170 336 290 250 286C160 280 62 250 50 140Z';
  const tips: Point[] = [];
  const levels: string[] = ['', '', '', '', ''];
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
    const sway = between(-14, 14);
    levels[depth] = `${levels[depth] ?? ''}M${n(x)} ${n(y)}Q${n((x + ex) / 2 + sway)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}`;
    if (depth === 4) {
      tips.push([ex, ey]);
      return;
    }
    const spread = between(0.3, 0.5);
    grow(ex, ey, angle - spread, length * between(0.68, 0.8), depth + 1);
    grow(ex, ey, angle + spread, length * between(0.68, 0.8), depth + 1);
  };
  grow(54, -108, 0.52, 104, 0);
  const tree = levels.map((d, depth) => line(d, bench.night ? tones.pale : tones.glow, [26, 17, 11, 7, 4.5][depth] ?? 4)).join('');
  const blossom = pick(['leaf', 'bud', 'flower']);
  const warm = chance(0.5) ? tones.coral : tones.blush;
  const fruit = tips
    .map(([x, y], index) =>
      blossom === 'leaf'
        ? leaf(bench, 50, 17, index % 4 ? `${tones.pale}/0.95` : warm, x, y, 180 - Math.atan2(x - 150, y + 60) * 57)
        : blossom === 'bud'
          ? circle(x, y, index % 3 ? 9 : 15, index % 3 ? tones.pale : warm)
          : index % 3 ? circle(x, y, 8, tones.pale) : at(x, y, flower(bench, 30, warm, tones.pale, 6)),
    )
    .join('');
  const lobe =
    path(side, wash(`${bench.night ? tones.leaf : tones.fresh}/0.95`, `${tones.leaf}/0.95`)) + path(side, `${tones.coral}/0.12`) + tree + fruit +
    line('M70 30C150 50 220 40 292 60', `${tones.deep}/0.25`, 4) + path('M96-196C190-210 250-90 268 20C220-90 170-150 96-196Z', `${tones.glow}/0.35`);
  const rings = times(6, (index) => rectRing(-300 + index * 34));
  function rectRing(y: number): string {
    return line(`M-32 ${y}H32`, `${tones.deep}/0.28`, 6);
  }
  const crown = pick([0, 1, 2]);
  const roots = crown === 0 ? times(5, (index) => at(0, -310, sprig(bench, 180, { pairs: 4, bend: (index - 2) * 0.15 }), 1, (index - 2) * 26)) : crown === 1 ? at(0, -330, flower(bench, 120, tones.coral, tones.blush, 10)) : times(7, (index) => line(`M0-300Q${(index - 3) * 40}-360 ${(index - 3) * 78} ${-430 + Math.abs(index - 3) * 18}`, tones.leaf, 7) + circle((index - 3) * 78, -430 + Math.abs(index - 3) * 18, 16, index % 2 ? tones.coral : tones.sun));
  const scale = 1.12;
  const both = bench.keep(lobe);
  return (
    backdrop(bench) + undergrowth(bench, 0.5) + motes(bench, 30) +
    at(0, 84, at(0, 20, veil(0.14, path(side, tones.deep) + at(0, 0, path(side, tones.deep), 1, 0, true)), 1.04) + roots + line('M0-310V-130L-70-80M0-130L70-80', bench.night ? tones.fresh : tones.leaf, 64) + line('M-14-306V-130', `${tones.pale}/0.4`, 14) + rings + at(0, 0, both, 1, 0, true) + both, scale)
  );
}

/** An eye: the iris a flower, the lashes leaves. */
export function eye(bench: Bench): string {
  const { tones, between, bloom, wash, pick, within } = bench;
  const almond = 'M-440 20Q-180-250 40-236Q280-220 440-30Q230 210-10 214Q-250 210-440 20Z';
  const iris = pick([[tones.leaf, tones.fresh], [tones.coral, tones.blush], [tones.deep, tones.leaf], ['#7a5230', '#d9a566']] as const);
  const petals = (count: number, length: number, width: number, colour: string, shift: number): string =>
    at(0, 0, around(bench, count, leaf(bench, length, width, colour)), 1, shift);
  const lashes = times(15, (index) => {
    const t = index / 14;
    const x = -400 + t * 810;
    const y = 4 - Math.sin(t * Math.PI * 0.98 + 0.05) * 244 - t * 36;
    return leaf(bench, between(120, 170) + Math.sin(t * Math.PI) * 60, 30, index % 3 === 1 ? tones.fresh : index % 3 === 2 ? tones.leaf : `${tones.deep}/0.85`, x, y, -62 + t * 120 + between(-6, 6));
  });
  const under = times(9, (index) => {
    const t = index / 8;
    return leaf(bench, between(50, 80), 15, `${tones.fresh}/0.8`, -300 + t * 620, 160 + Math.sin(t * Math.PI) * 56 - t * 40, 212 - t * 70);
  });
  const gaze = between(-46, 46);
  const ball =
    path(almond, bloom('#ffffff', bench.night ? '#cfe6e2' : tones.pale)) +
    at(gaze, -14,
      circle(0, 0, 204, iris[0]) + petals(28, 200, 20, `${iris[1]}/0.75`, 0) + petals(28, 168, 16, `${tones.pale}/0.5`, 7) + petals(20, 122, 14, `${tones.sun}/0.8`, 3) + ring(0, 0, 202, `${tones.deep}/0.6`, 10) + circle(0, 0, 78, tones.deep) + circle(0, 0, 78, bloom(`${tones.deep}/1`, '#000000/0.5')) + circle(-66, -78, 38, '#ffffff/0.9') + circle(58, 70, 15, '#ffffff/0.55')) +
    path('M-440 20Q-180-250 40-236Q280-220 440-30Q280-150 40-164Q-200-170-440 20Z', `${tones.deep}/0.22`);
  const brow = line('M-380-330Q-120-470 180-430Q330-400 400-330', `${tones.leaf}/0.7`, 13) + times(12, (index) => { const t = index / 11; return leaf(bench, 80, 20, index % 2 ? `${tones.leaf}/0.9` : `${tones.fresh}/0.9`, -370 + t * 760, -334 - Math.sin(t * Math.PI) * 108 + t * 6, 46 + t * 40); });
  const skin = path('M-560 60Q-220-330 40-316Q330-300 590-60Q300 296-10 300Q-300 296-560 60Z', `${tones.blush}/0.55`);
  return backdrop(bench, 0, 0) + motes(bench, 20) + at(0, 50, skin + brow + under + lashes + within(almond, ball) + line('M-440 20Q-180-250 40-236Q280-220 440-30', tones.deep, 13) + line('M440-30Q230 210-10 214Q-250 210-440 20', `${tones.deep}/0.55`, 5) + path('M-440 20q-40 6-60 30q44 6 78-14Z', wash(tones.coral, tones.blush)), 0.96, between(-4, 4), bench.chance(0.4));
}

/** A head in profile with a garden in it. */
export function mind(bench: Bench): string {
  const { tones, wash, between, chance, pick, within } = bench;
  const head =
    'M-156 520C-140 330-166 244-212 156C-262 60-272-40-240-132C-200-262-90-330 40-322C170-312 240-222 246-112C247-80 240-60 250-28C262 0 302 52 306 72C308 90 282 94 264 98C262 112 274 124 270 138C258 148 258 152 267 162C269 178 254 186 253 202C257 244 240 270 190 272C150 274 112 264 92 292C80 340 92 430 120 520Z';
  const plants = times(9, (index) => {
    const x = -190 + index * 47;
    return at(x, 150 - Math.sin((index / 8) * Math.PI) * 40, sprig(bench, between(210, 350), { pairs: 6, bend: index % 2 ? 0.15 : -0.15, paints: index % 3 === 0 ? [tones.fresh, tones.pale] : index % 3 === 1 ? [`${tones.leaf}/0.95`, tones.fresh] : [tones.blush, `${tones.coral}/0.9`], slim: index % 3 ? 0.34 : 0.22 }), 1, between(-16, 16));
  });
  const kinds = [flower(bench, 56, tones.coral, tones.blush, 8), flower(bench, 64, pick([tones.pale, tones.sun]), tones.blush, 12)];
  const blooms = times(5, (index) => at(-130 + index * 76, between(-250, -60), kinds[index % 2] ?? '', between(0.8, 1.2)));
  const escape = times(6, (index) => at(-150 + index * 60, -290 - Math.sin((index / 5) * Math.PI) * 26, sprig(bench, between(110, 220), { pairs: 4, bend: index < 3 ? -0.15 : 0.15, tip: index % 2 ? tones.coral : undefined }), 1, -40 + index * 16));
  const seeds = times(9, () => { const [x, y] = [between(-330, 380), between(-440, -320)]; return circle(x, y, between(4, 9), tones.coral); });
  const skull = 'M-240-132C-200-262-90-330 40-322C170-312 240-222 246-112C200-20 60 60-60 130C-150 170-200 150-212 156C-262 60-272-40-240-132Z';
  const open = chance(0.55);
  const body =
    (open ? escape + seeds : '') +
    path(head, bench.night ? wash(tones.leaf, tones.deep) : wash(tones.leaf, tones.deep)) +
    within(head, path(skull, wash(tones.sun, tones.pale)) + circle(90, -180, 90, `${tones.coral}/0.5`) + plants + blooms + path('M-212 156C-150 170-90 150-60 130C40 80 170 20 240-80V600H-300V120Z', `${tones.deep}/0.24`)) +
    line('M150-6q34-20 66-6', `${tones.pale}/0.9`, 8) + line('M156 2q28 14 54-2', `${tones.pale}/0.7`, 5) + line('M262 150q-28-2-44 6', `${tones.pale}/0.8`, 6) +
    path('M-60 40q40-46 66-10q16 40-22 84q-30 8-40-28Z', `${tones.pale}/0.4`) + line('M-44 46q26-26 38-4q4 28-18 52', `${tones.deep}/0.4`, 5);
  return backdrop(bench, 40, -80) + motes(bench, 26) + at(-20, 60, at(26, 20, veil(0.13, path(head, tones.deep))) + body, 1.02, 0, chance(0.5));
}

/** A spine that is also a frond. */
export function spine(bench: Bench): string {
  const { Y, tones, wash, between, chance } = bench;
  const count = 15;
  const height = Math.min(2 * Y - 110, 1080);
  const sway = between(40, 66) * (chance(0.5) ? 1 : -1);
  const place = (index: number): readonly [number, number, number] => {
    const t = index / (count - 1);
    const slope = Math.cos(t * Math.PI * 2.1 + 0.3) * sway * 2.1 * Math.PI;
    return [Math.sin(t * Math.PI * 2.1 + 0.3) * sway, -height / 2 + 40 + t * (height - 80), (-Math.atan2(slope, height - 80) * 180) / Math.PI];
  };
  const ribs = times(count, (index) => {
    const [x, y, turn] = place(index);
    const t = index / (count - 1);
    const length = 90 + Math.sin(Math.min(1, t * 1.25) * Math.PI) * 290;
    const paint = index % 3 === 0 ? `${tones.fresh}/0.75` : index % 3 === 1 ? `${tones.leaf}/0.75` : `${tones.blush}/0.85`;
    const lean = 64 + t * 34;
    return [-1, 1].map((side) => leaf(bench, length, 24 + length * 0.06, paint, x + side * 20, y, turn + side * lean)).join('');
  });
  const bone =
    path('M-50-26Q0-18 50-26Q38 0 50 26Q0 18-50 26Q-38 0-50-26Z', wash('#ffffff', tones.blush)) +
    path('M-52-6q-30-16-46 4q10 20 46 10ZM52-6q30-16 46 4q-10 20-46 10Z', bench.night ? tones.fresh : tones.pale) +
    ellipse(0, 32, 42, 8, tones.coral) +
    line('M-30-12h40', '#ffffff/0.9', 5);
  const step = (height - 80) / (count - 1);
  const bones = times(count, (index) => {
    const [x, y, turn] = place(index);
    return at(x, y, bench.keep(bone, '', `scale(${0.66 + (index / count) * 0.5} ${Math.round(step * 1.45) / 100})`), 1, turn);
  });
  const [tx, ty] = place(0);
  const top = at(tx, ty - 20, sprig(bench, 120, { pairs: 3, bend: sway / 300, tip: tones.coral }), 1);
  return backdrop(bench, 0, 0) + undergrowth(bench, 0.35) + motes(bench, 30) + at(24, 26, veil(0.12, line(points(Array.from({ length: count }, (_, index): Point => [place(index)[0], place(index)[1]])), tones.deep, 96))) + ribs + top + bones;
}

/** A hand that light goes through, holding something that grows. */
export function hand(bench: Bench): string {
  const { tones, between, chance, pick, wash } = bench;
  const fingers: readonly (readonly Point[])[] = [
    [[-104, 4], [-136, -120], [-152, -206], [-160, -276]],
    [[-34, -28], [-42, -172], [-46, -272], [-48, -348]],
    [[40, -18], [60, -150], [72, -242], [80, -312]],
    [[106, 30], [146, -74], [168, -144], [184, -202]],
    [[-124, 168], [-214, 76], [-268, 6]],
  ];
  const flesh = fingers.map((finger, index) => line(points(finger), index === 4 ? tones.blush : tones.blush, index === 3 ? 68 : index === 4 ? 84 : 78)).join('') + path('M-146 10Q-120-40-30-56Q80-60 144 20Q170 110 132 220Q112 290 116 560H-116Q-108 300-150 210Q-176 110-146 10Z', tones.blush);
  const bone = ([x1, y1]: Point, [x2, y2]: Point, width: number): string => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const inset = 0.1;
    const a: Point = [x1 + dx * inset, y1 + dy * inset];
    const b: Point = [x2 - dx * inset, y2 - dy * inset];
    return line(points([a, b]), '#fffdf8', width * 0.62) + circle(a[0], a[1], width * 0.5, '#fffdf8') + circle(b[0], b[1], width * 0.44, '#fffdf8');
  };
  const bones = fingers.map((finger) => finger.slice(1).map((point, index) => bone(finger[index] ?? point, point, 34 - index * 5)).join('')).join('') +
    [[-62, 196], [-24, 176], [18, 178], [56, 196], [-84, 216]].map(([x = 0, y = 0], index) => bone([x, y], fingers[index]?.[0] ?? [0, 0], 32)).join('') +
    [[-58, 236, 27], [-10, 222, 30], [38, 230, 26], [-34, 282, 28], [20, 280, 30], [66, 268, 20]].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, '#fffdf8') + ellipse(x, y, r * 0.6, r * 0.45, `${tones.blush}/0.6`)).join('') +
    line('M-38 330L-44 560', '#fffdf8', 40) + line('M40 330L42 560', '#fffdf8', 32);
  const kind = pick(['sprig', 'flower', 'seed']);
  const held =
    kind === 'sprig'
      ? at(-170, 330, sprig(bench, 760, { pairs: 7, bend: 0.15, size: 0.26, slim: 0.36, tip: tones.coral }), 1, 12)
      : kind === 'flower'
        ? line('M-150 420Q-60 100 30-180', tones.leaf, 13) + leaf(bench, 190, 52, tones.fresh, -90, 200, -70) + leaf(bench, 190, 52, tones.leaf, -20, 0, 74) + at(34, -196, flower(bench, 190, tones.coral, tones.blush, 12))
        : line('M-150 420Q-60 100 20-160', tones.leaf, 10) + times(26, (index) => { const a = index * 2.4; const r = 40 + Math.sqrt(index) * 34; return at(20, -200, line(`M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`, `${tones.vein}/0.5`, 2.4) + circle(Math.cos(a) * r, Math.sin(a) * r, 10, `${tones.pale}/0.9`) + circle(Math.cos(a) * r, Math.sin(a) * r, 4, tones.coral)); }) + circle(20, -200, 16, tones.coral);
  return (
    backdrop(bench, 0, -60) + (bench.night ? '' : rectGlow(bench)) + motes(bench, 30) +
    at(0, 90, veil(bench.night ? 0.5 : 0.16, at(24, 28, flesh.replaceAll(tones.blush, tones.deep))) + veil(bench.night ? 0.6 : 0.8, flesh) + veil(0.35, path('M20-56Q80-60 144 20Q170 110 132 220Q112 290 116 560H40Q90 300 84 160Q80 40 20-56Z', wash(tones.coral, tones.coral))) + veil(0.9, held) + veil(0.94, bones), 1.08, between(-10, 10), chance(0.5))
  );
}
const rectGlow = ({ X, Y, tones }: Bench): string => path(box(-X, -Y, 2 * X, 2 * Y), `${tones.leaf}/0.12`) + path(disc(0, 0, 430), `${tones.glow}/0.35`);
