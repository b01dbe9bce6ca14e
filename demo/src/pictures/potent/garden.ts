import { circle, ellipse, fill, move, n, type Point, path, rect, smooth, stroke, times } from '../marks.ts';
import type { Garden } from './kit.ts';

export const flood = ({ X, Y }: Garden, colour: string): string => rect(-X, -Y, 2 * X, 2 * Y, fill(colour));

/** A clay pot that stands on (0, 0). */
export function pot(
  garden: Garden,
  width: number,
  height: number,
  colour: string,
  shade: string,
  band: string,
): string {
  const [w, h] = [width / 2, height];
  const outline = `M${n(-w)} ${n(-h)}H${n(w)}L${n(w * 0.74)} 0H${n(-w * 0.74)}Z`;
  const pattern = garden.pick([
    path(
      times(7, (i) => `M${n(-w + (i * w) / 3)} ${n(-h * 0.3)}l${n(w / 6)} ${n(-h * 0.2)}l${n(w / 6)} ${n(h * 0.2)}`),
      stroke(band, 4),
    ),
    path(
      times(3, (i) => `M${n(-w)} ${n(-h * (0.2 + i * 0.14))}H${n(w)}`),
      stroke(band, 4),
    ),
    path(
      times(9, (i) => `M${n(-w + (i * w) / 4)} ${n(-h * 0.36)}h0`),
      stroke(band, 10),
    ),
    '',
  ]);
  return (
    path(outline, fill(colour)) +
    garden.within(outline, pattern + path(`M${n(w * 0.3)} ${n(-h)}H${n(w)}V0H${n(w * 0.1)}Z`, fill(shade, 0.45))) +
    rect(-w * 1.08, -h - height * 0.06, w * 2.16, height * 0.2, fill(colour), 4) +
    rect(-w * 1.08, -h + height * 0.1, w * 2.16, height * 0.06, fill(shade, 0.6), 3)
  );
}

/** A low sun with its rings cut into it. */
export function sun({ hour, pick, between }: Garden, x: number, y: number, r: number): string {
  const rays = times(48, (i) => {
    const a = (i * Math.PI) / 24;
    const [from, to] = [r * 1.12, r * (i % 2 ? 1.26 : 1.4)];
    return `M${n(from * Math.cos(a))} ${n(from * Math.sin(a))}L${n(to * Math.cos(a))} ${n(to * Math.sin(a))}`;
  });
  const rings = times(6, (i) => circle(0, 0, r * (1.13 + i * 0.13), stroke(hour.sun, 2.6 - i * 0.3, 0.8 - i * 0.11)));
  const cuts = path(
    times(6, (i) => {
      const at = r * (0.2 + i * 0.14);
      const half = Math.sqrt(Math.max(0, r * r - at * at));
      return `M${n(-half)} ${n(at)}H${n(half)}`;
    }),
    stroke(hour.petal, 3.4, 0.85),
  );
  return move(
    x,
    y,
    pick([path(rays, stroke(hour.sun, 4)), rings, rings]) +
      circle(0, 0, r, fill(hour.sun)) +
      (between(0, 1) < 0.5 ? cuts : ''),
  );
}

/** A hill or a dune from edge to edge with the lines of its slope, falling to the bottom of the picture. */
export function hill(garden: Garden, base: number, height: number, colour: string, slope: string, waves = 5): string {
  const { X, Y, between, within } = garden;
  const list = Array.from(
    { length: waves + 1 },
    (_, i): Point => [
      -X - 60 + ((2 * X + 120) * i) / waves,
      base - height * (i % 2 ? between(0.6, 1) : between(0, 0.35)),
    ],
  );
  const top = smooth(list);
  const shape = `${top}L${n(X + 60)} ${n(Y + 20)}H${n(-X - 60)}Z`;
  const line = garden.stamp(`<path d="${top}"/>`);
  const contours = times(
    7,
    (i) =>
      `<g ${stroke(slope, 2.4, Math.round((0.7 - i * 0.08) * 100) / 100)}>${line(i * 9, 16 + i * (14 + i * 4), 1)}</g>`,
  );
  return path(shape, fill(colour)) + within(shape, contours);
}

/** Blades of grass, or of an agave when `wide`: growing from (x, y). */
export function tuft(
  { between, stamp }: Garden,
  x: number,
  y: number,
  height: number,
  colour: string,
  wide = 0,
): string {
  if (!wide) {
    return path(
      times(
        9,
        (i) =>
          `M${n(x + (i - 4) * 5)} ${n(y)}q${n((i - 4) * 5)} ${n(-height * 0.6)} ${n((i - 4) * 15 + between(-8, 8))} ${n(-height * between(0.75, 1))}`,
      ),
      stroke(colour, 4.6),
    );
  }
  const d = `M0 0C${n(-wide)} ${n(-height * 0.4)} ${n(-wide * 0.5)} ${n(-height * 0.8)} 0 ${n(-height)}C${n(wide * 0.5)} ${n(-height * 0.8)} ${n(wide)} ${n(-height * 0.4)} 0 0Z`;
  const blade = stamp(path(d, fill(colour)));
  return times(9, (i) => blade(x, y, 1 - Math.abs(i - 4) * 0.06, (i - 4) * 21));
}

/** The shape behind a specimen: an arch, a circle, a pill or a window of light. */
export function panel(garden: Garden): { d: string; body: string } {
  const { hour, pick } = garden;
  const d = pick([
    'M-270 470V-130A270 270 0 0 1 270-130V470Z',
    'M-380 0a380 380 0 1 0 760 0a380 380 0 1 0-760 0Z',
    'M-230-180A230 230 0 0 1 230-180V180A230 230 0 0 1-230 180Z',
    'M-300-430H300V430H-300Z',
  ]);
  const colour = pick([hour.wash, hour.wash, hour.sand, hour.petal]);
  return { d, body: path(d, fill(colour)) + path(d, `${stroke(hour.earth, 2.5, 0.6)} transform="scale(1.045)"`) };
}

/** Birds, far off. */
export const birds = ({ hour, between }: Garden, x: number, y: number): string =>
  path(
    times(4, (i) => `M${n(x + i * 44 - 24)} ${n(y + between(-26, 26))}q12-16 22 0q10-16 22 0`),
    stroke(hour.deep, 4),
  );

/** Somebody at rest or at work, seen from afar, in a hat; feet at (x, y). */
export const gardener = ({ hour }: Garden, x: number, y: number, height: number): string =>
  move(
    x,
    y,
    path('M-16 0V-36H-3V0ZM3 0V-36H16V0Z', fill(hour.deep)) +
      path('M-20-30Q-26-76-12-80H12Q26-76 20-30Z', fill(hour.bloom)) +
      path('M-20-74L-34-40L-26-36ZM20-74L36-44L28-40Z', fill(hour.bloom)) +
      circle(0, -90, 10, fill(hour.earth)) +
      ellipse(0, -95, 26, 6, fill(hour.petal)) +
      path('M-12-95Q-10-112 0-112T12-95Z', fill(hour.petal)) +
      path('M-13-97H13', stroke(hour.deep, 3)),
    0,
    height / 110,
  );

/** What is out of the window, drawn inside `d`. */
export function view(garden: Garden, d: string, at: number): string {
  const { hour, pick } = garden;
  return (
    garden.within(
      d,
      path(d, fill(hour.wash)) +
        sun(garden, at, -120, 90) +
        pick([
          () => hill(garden, 40, 110, hour.sand, hour.dune, 5) + hill(garden, 110, 80, hour.leaf, hour.leafDark, 4),
          () =>
            rect(-900, -10, 1800, 300, fill(hour.leaf)) +
            path(
              times(6, (i) => `M${at - 60 - i * 8} ${10 + i * 22}h${120 + i * 16}`),
              stroke(hour.sun, 7),
            ) +
            hill(garden, 130, 60, hour.dune, hour.earth, 3),
          () =>
            times(
              9,
              (i) =>
                rect(-420 + i * 100, -60 + ((i * 47) % 90), 78, 300, fill(i % 2 ? hour.dune : hour.sand)) +
                rect(-396 + i * 100, -20 + ((i * 47) % 90), 16, 24, fill(hour.petal)),
            ),
        ])(),
    ) + path(d, stroke(hour.earth, 20))
  );
}
