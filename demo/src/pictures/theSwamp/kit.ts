import type { Random } from '@marquee/api/content/pictureLanguage.ts';

/**
 * Plates of an old broadsheet: black line, shade made of ruled lines that swell and cross, one flat colour printed a hair
 * out of register. Every scene is drawn around (0, 0), in units of which the shorter side has 1000, so that a crop keeps
 * its subject.
 */
export type Inks = { paper: string; tint: string; ink: string; spot: string };

export type Plate = {
  /** Half the width and half the height of the sheet. */
  X: number;
  Y: number;
  ink: Inks;
  /** Prefix of ids. */
  motif: string;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Ruled shade as a paint: `level` 1 (light) to 6 (nearly black), ruled at `angle` degrees. */
  rule(level: number, angle?: number): string;
  /** Wraps `body` so that only what lies inside the path `d` shows. */
  within(d: string, body: string): string;
  /** Keeps a drawing that is wanted many times, and gives the address to `use` it by. */
  stamp(body: string): string;
};

export type Scene = (plate: Plate) => string;

const red = '#c2301e';
const inkSets: readonly Inks[] = [
  { paper: '#f1ebda', tint: '#ddd3b8', ink: '#191710', spot: red },
  { paper: '#eceddc', tint: '#c8d6b8', ink: '#14201a', spot: '#3b7d4b' },
  { paper: '#f3e7c9', tint: '#e3cb93', ink: '#1d170c', spot: red },
  { paper: '#e7e4dc', tint: '#c5cbc9', ink: '#191c24', spot: '#2f7048' },
  { paper: '#f0e5d8', tint: '#dfb8a6', ink: '#221310', spot: '#b5271b' },
  { paper: '#abc69c', tint: '#8db07f', ink: '#101d14', spot: '#c2301e' },
  { paper: '#e0604a', tint: '#c94735', ink: '#1f0f0b', spot: '#f6ecd6' },
];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
const fill = (paint: string): string => `fill="${paint}"`;
export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${body}</g>`;
export const mirror = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0z`;

/** A line of the burin. */
export const cut = (plate: Plate, d: string, width = 5): string =>
  path(d, `fill="none" stroke="${plate.ink.ink}" stroke-width="${n(width)}"`);

/** A thing: paper inside, so that what is behind does not show, and an outline. */
export const thing = (plate: Plate, d: string, paint = plate.ink.paper, width = 5): string =>
  path(d, `fill="${paint}" stroke="${plate.ink.ink}" stroke-width="${n(width)}"`);

export const black = (plate: Plate, d: string): string => path(d, fill(plate.ink.ink));
export const shade = (plate: Plate, d: string, level: number, angle = 0): string =>
  path(d, fill(plate.rule(level, angle)));

/** Crossed shade: the darker of two rulings lies over the lighter. */
export const cross = (plate: Plate, d: string, level: number, angle = 45): string =>
  shade(plate, d, level, angle) + shade(plate, d, level - 1, angle + 62);

/** The flat second colour, a hair off where the black says it should be. */
export const spot = (plate: Plate, d: string, colour = plate.ink.spot): string =>
  `<path d="${d}" fill="${colour}" transform="translate(7 -5)"/>`;

/** Lines that swell: `draw(t)` gives the line at t in 0…1, its width goes from `thin` to `thick`. Few widths, so that groups stay few. */
export function swelling(
  plate: Plate,
  count: number,
  thin: number,
  thick: number,
  draw: (t: number) => string,
): string {
  const groups = 4;
  return times(groups, (group) => {
    const from = Math.round((count * group) / groups);
    const to = Math.round((count * (group + 1)) / groups);
    const d = times(to - from, (i) => draw((from + i + 0.5) / count));
    return cut(plate, d, thin + ((thick - thin) * group) / (groups - 1));
  });
}

/** A sky of ruled lines, heavy at `top`, thinning to nothing at `bottom`, here and there broken. */
export function sky(plate: Plate, top: number, bottom: number, thick = 6): string {
  const { X, ink } = plate;
  const count = Math.round((bottom - top) / 18);
  const lines = times(count, (i) => {
    const t = i / count;
    const long = Math.round(plate.between(220, 900));
    const gap = Math.round(18 + t * 240);
    return `<path d="M${Math.round(-X)} ${Math.round(top + i * 18)}H${Math.round(X)}" stroke-width="${n(thick * (1 - t) + 0.9)}" stroke-dasharray="${long} ${gap >> 1} ${long >> 1} ${gap}"/>`;
  });
  return `<g stroke="${ink.ink}">${lines}</g>`;
}

/** A cloud of scallops standing on a flat foot, ruled along its underside. */
export function cloud(plate: Plate, x: number, y: number, w: number): string {
  const h = w * 0.34;
  const d = `M${n(-w / 2)} 0c${n(-w * 0.08)} ${n(-h * 0.5)} ${n(w * 0.08)} ${n(-h * 0.62)} ${n(w * 0.14)} ${n(-h * 0.4)}c${n(w * 0.02)} ${n(-h * 0.6)} ${n(w * 0.26)} ${n(-h * 0.76)} ${n(w * 0.32)} ${n(-h * 0.2)}c${n(w * 0.1)} ${n(-h * 0.36)} ${n(w * 0.26)} ${n(-h * 0.2)} ${n(w * 0.26)} ${n(h * 0.1)}c${n(w * 0.2)} ${n(-h * 0.2)} ${n(w * 0.3)} ${n(h * 0.3)} ${n(w * 0.2)} ${n(h * 0.5)}z`;
  return at(
    x,
    y,
    thing(plate, d, plate.ink.paper, 4) +
      shade(
        plate,
        `M${n(-w * 0.46)} 0q${n(w * 0.2)} ${n(-h * 0.34)} ${n(w * 0.5)} ${n(-h * 0.1)}q${n(w * 0.2)} ${n(-h * 0.2)} ${n(w * 0.38)} ${n(h * 0.1)}z`,
        2,
      ),
  );
}

/** Wedges of light round a point, as round a saint or a sun. */
export function glory(plate: Plate, x: number, y: number, inner: number, outer: number, count = 64): string {
  const d = times(count, (i) => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = inner + (outer - inner) * (i % 2 ? 0.62 : 1);
    const half = (Math.PI / count) * 0.42;
    const spotAt = (a: number, r: number): string =>
      `${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a))}`;
    return `M${spotAt(angle, inner)}L${spotAt(angle - half, reach)}L${spotAt(angle + half, reach)}z`;
  });
  return black(plate, d);
}

/** Water from `y` down: broken ripples, wider apart and heavier as they come near. */
export function water(plate: Plate, y: number, depth = plate.Y - y): string {
  const { X, ink } = plate;
  const rows = Math.round(depth / 21);
  const ripple = plate.stamp(
    `<path d="M${Math.round(-X - 100)} 0q24 -11 48 0${'t48 0'.repeat(Math.ceil((2 * X + 200) / 48))}"/>`,
  );
  const lines = times(rows, (row) => {
    const t = row / rows;
    const [a, b] = [Math.round(plate.between(40, 130)), Math.round(plate.between(30, 190))];
    return `<use href="${ripple}" x="${Math.round(plate.between(-90, 90))}" y="${Math.round(y + 12 + row * 21)}" stroke-width="${n(2 + t * 4)}" stroke-dasharray="${a} ${b} ${b >> 1} ${a * 2}"/>`;
  });
  return `<g fill="none" stroke="${ink.ink}">${lines}</g>`;
}

/** A column: fluted by lines that crowd towards its dark side. */
export function column(plate: Plate, x: number, top: number, bottom: number, w: number): string {
  const h = bottom - top;
  const flutes = swelling(
    plate,
    7,
    w * 0.03,
    w * 0.12,
    (t) => `M${n(-w * 0.3 + w * 0.76 * Math.sin((t * Math.PI) / 2))} 0v${n(h)}`,
  );
  const shaft = thing(plate, box(-w / 2, 0, w, h), plate.ink.paper, 4) + flutes;
  const ends = thing(
    plate,
    box(-w * 0.68, -w * 0.3, w * 1.36, w * 0.3) + box(-w * 0.68, h, w * 1.36, w * 0.3),
    plate.ink.paper,
    4,
  );
  return `<use href="${plate.stamp(shaft + ends)}" x="${n(x)}" y="${n(top)}"/>`;
}

/** Reeds and cattails rising from (x, y). */
export function reeds(plate: Plate, x: number, y: number, tall: number, count: number): string {
  return times(count, (i) => {
    const foot = x + (i - count / 2) * 26 + plate.between(-8, 8);
    const h = tall * plate.between(0.6, 1);
    const lean = plate.between(-60, 60);
    const tip = `${Math.round(foot + lean)} ${Math.round(y - h)}`;
    const blade = `M${Math.round(foot - 8)} ${Math.round(y)}Q${Math.round(foot)} ${Math.round(y - h * 0.6)} ${tip}Q${Math.round(foot + 10)} ${Math.round(y - h * 0.5)} ${Math.round(foot + 9)} ${Math.round(y)}z`;
    return i % 3 === 1
      ? cut(plate, `M${Math.round(foot)} ${Math.round(y)}Q${Math.round(foot)} ${Math.round(y - h * 0.6)} ${tip}`, 5) +
          cut(plate, `M${tip}l${n(-lean * 0.12)} ${n(h * 0.2)}`, 20)
      : black(plate, blade);
  });
}

/** A cypress of the swamp: flared foot, moss on its boughs; it goes up out of the picture. One is drawn, the others are its reflections. */
export function cypress(plate: Plate, x: number, y: number): string {
  const tall = Math.round(plate.Y + 420);
  const trunk = `M-92 0C-44 -50 -34 ${-tall >> 1} -24 ${-tall}H24C32 ${-tall >> 1} 46 -50 96 0Q60 -14 44 0Q20 -20 0 0Q-30 -18 -50 0Q-70 -14 -92 0z`;
  const bough = (share: number, long: number): string => {
    const h = Math.round(tall * share);
    const moss = times(
      5,
      (i) => `M${Math.round(long * (0.3 + i * 0.16))} ${-h - 28}q${(i % 3) * 9 - 9} 50 0 ${70 + ((i * 53) % 80)}`,
    );
    return cut(plate, `M0 ${-h}Q${long * 0.4} ${-h - 50} ${long} ${-h - 20}`, 12) + cut(plate, moss, 5);
  };
  const grain = swelling(
    plate,
    7,
    1.5,
    6.5,
    (t) =>
      `M${Math.round(-8 + t * 84)} -6C${Math.round(t * 40)} -70 ${Math.round(-4 + t * 32)} ${-tall >> 1} ${Math.round(-6 + t * 26)} ${-tall}`,
  );
  const tree = plate.stamp(bough(0.46, -210) + bough(0.6, 180) + bough(0.76, -150) + thing(plate, trunk) + grain);
  return `<use href="${tree}" transform="translate(${n(x)} ${n(y)}) scale(${plate.pick([-1, 1])} 1)"/>`;
}

/** Pulls the plate: picks the inks, centres the drawing, collects the rulings. */
export function pull(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  // Motifs with the same seed start at different numbers, or they would all get the same inks.
  const start = [...motif].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 5) % 31;
  for (let skip = 0; skip < start; skip += 1) random();
  const unit = Math.min(size.width, size.height) / 1000;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [X, Y] = [size.width / 2 / unit, size.height / 2 / unit];
  const ink = pick(inkSets);
  const defs = new Map<string, string>();
  const names = new Map<string, string>();
  const keep = (key: string, define: (id: string) => string): string => {
    const id = names.get(key) ?? `${motif}-${names.size}`;
    if (!names.has(key)) {
      names.set(key, id);
      defs.set(id, define(id));
    }
    return id;
  };
  const plate: Plate = {
    X,
    Y,
    ink,
    motif,
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    rule(level, angle = 0) {
      const id = `${motif}-r${level}a${angle}`;
      const weight = [0, 1.7, 2.9, 4.2, 5.6, 7.2, 9][level] ?? 4;
      defs.set(
        id,
        `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse"${angle ? ` patternTransform="rotate(${angle})"` : ''}>` +
          `<path d="M0 6H12" stroke="${ink.ink}" stroke-width="${weight}"/></pattern>`,
      );
      return `url(#${id})`;
    },
    within(d, body) {
      const id = keep(d, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${body}</g>`;
    },
    stamp: (drawing) => `#${keep(drawing, (name) => `<g id="${name}">${drawing}</g>`)}`,
  };
  const body = scene(plate);
  // The camera: another distance, another side. A sitter keeps his own.
  const zoom = motif === 'portrait' ? 1 : 1 + 0.16 * random();
  const side = motif !== 'portrait' && random() < 0.5 ? -1 : 1;
  const scale = Math.round(unit * zoom * 1000) / 1000;
  return (
    `<defs>${[...defs.values()].join('')}</defs>` +
    `<g transform="translate(${size.width / 2} ${size.height / 2}) scale(${side * scale} ${scale})" stroke-linecap="round" stroke-linejoin="round">` +
    `${path(box(-X, -Y, 2 * X, 2 * Y), fill(ink.paper))}${body}</g>`
  );
}
