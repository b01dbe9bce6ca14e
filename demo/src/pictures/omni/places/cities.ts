import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, galaxy, glow, ridge, sky, sphere } from '../sky.ts';
import type { Studio } from '../studio.ts';

/** One tower of the city to come, standing on (0, 0). */
function tower(studio: Studio, kind: number, h: number, skin: string, light: string): string {
  const { air } = studio;
  const windows = (w: number, rows: number, top: number): string =>
    `<path d="${times(rows, (i) => `M${n(-w / 2)} ${n(top + i * 17)}h${n(w)}`)}" ${stroke(light, 4, 0.85)} stroke-dasharray="3 9"/>`;
  if (kind === 0) {
    return (
      path(`M-5 ${n(-h)}H5L22 0H-22Z`, fill(skin)) +
      ellipse(0, -h * 0.72, 74, 20, fill(skin)) +
      path(`M-74 ${n(-h * 0.72)}Q0 ${n(-h * 0.72 - 62)} 74 ${n(-h * 0.72)}`, fill(air.near)) +
      `<path d="M-58 ${n(-h * 0.72 - 2)}H58" ${stroke(light, 5)} stroke-dasharray="3 11"/>` +
      path(`M0 ${n(-h)}v-60`, stroke(skin, 4)) +
      circle(0, -h - 60, 6, fill(air.hot))
    );
  }
  if (kind === 1) {
    return (
      path(`M-46 0V${n(-h * 0.8)}Q-46 ${n(-h)} 0 ${n(-h)}T46 ${n(-h * 0.8)}V0Z`, fill(skin)) +
      windows(62, h / 24, -h * 0.78)
    );
  }
  if (kind === 2) {
    return (
      path(`M-20 0L-12 ${n(-h + 60)}H12L20 0Z`, fill(skin)) +
      sphere(studio, 0, -h + 40, 52) +
      ellipse(0, -h + 40, 70, 12, stroke(light, 5))
    );
  }
  if (kind === 3) {
    return (
      path(`M-60 0Q-16 ${n(-h * 0.4)} -4 ${n(-h)}H4Q16 ${n(-h * 0.4)} 60 0Z`, fill(skin)) +
      windows(16, h / 34, -h * 0.62)
    );
  }
  return (
    rect(-38, -h, 76, h, fill(skin), 6) +
    rect(-50, -h * 0.86, 100, 16, fill(skin), 8) +
    rect(-50, -h * 0.6, 100, 16, fill(skin), 8) +
    windows(52, h / 22, -h * 0.95)
  );
}

/** The city that was promised: needles, discs and a tube for the trains. */
export const city: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const row = (count: number, low: number, high: number, base: number, skin: string, light: string): string => {
    const kinds = [0, 1, 2, 3, 4].map((kind) => studio.stamp(tower(studio, kind, high, skin, light)));
    return times(count, (i) => {
      const x = -X + ((i + 0.5) * 2 * X) / count + between(-24, 24);
      const bow = 1 - 0.3 * Math.min(1, Math.abs(x) / 620);
      return pick(kinds)(x, base, between(low / high, 1) * bow);
    });
  };
  const back = linear([
    [0, air.far],
    [1, air.low],
  ]);
  const front = linear([
    [0, air.near],
    [1, air.dark],
  ]);
  const [mx, my, mr] = [between(-200, 200), between(-190, -110), between(130, 220)];
  const arch = pick([-1, 1]);
  const track = `M${n(-X)} ${n(250 - arch * 60)}Q${n(-arch * 120)} ${n(110)} ${n(X)} ${n(240 + arch * 50)}`;
  const hero = move(-arch * between(20, 120), 400, tower(studio, pick([0, 2]), between(540, 620), front, air.sun));
  const craft =
    path('M-46 0Q0-22 46 0Q0 14-46 0Z', fill(air.pale)) +
    path('M-16-7Q0-26 16-7Z', fill(air.line)) +
    path('M-60 2H-150', stroke(air.hot, 4));
  return (
    sky(studio, 110) +
    sphere(studio, mx, my, mr, { halo: 0.4 }) +
    drafting(studio, mx, my, mr * 1.15) +
    row(Math.round(X / 42), 220, 400, 334, back, air.pale) +
    rect(-X, 330, 2 * X, Y, fill(air.low)) +
    path(track, stroke(air.near, 17)) +
    `<path d="${track}" ${stroke(air.line, 6)} stroke-dasharray="60 9 60 9 60 220"/>` +
    hero +
    row(Math.round(X / 58), 130, 300, 404, front, air.sun) +
    path(`M${n(-X)} ${n(Y)}V386Q0 340 ${n(X)} 392V${n(Y)}Z`, fill(air.dark)) +
    move(arch * 230, between(-180, -40), craft, 0, between(0.8, 1.2)) +
    move(-arch * 300, between(-40, 40), craft, 0, 0.55) +
    figure(arch * 130, 382, 74, air.far) +
    figure(arch * 166, 384, 62, air.far)
  );
};

/** Glass over a garden, where there should be none. */
export const habitat: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  // Trees of a hundred units, planted by scale.
  const trunk = path('M0 0V-60', stroke(air.dark, 7));
  const trees = [
    ellipse(0, -75, 26, 42, fill(air.near)) + path('M0-110Q30-70 0-36Z', fill(air.dark, 0.45)),
    path('M0-125L26-20H-26Z', fill(air.near)) + path('M0-125L26-20H0Z', fill(air.dark, 0.4)),
    path(
      times(6, (i) => `M0-70q${(i - 2.5) * 10}-34 ${(i - 2.5) * 18} ${-10 + Math.abs(i - 2.5) * 12}`),
      stroke(air.near, 8),
    ),
  ].map((crown) => studio.stamp(trunk + crown));
  const tree = (x: number, h: number, base = 0): string => pick(trees)(x, base, h / 100);
  const dome = (x: number, base: number, r: number, full: boolean): string => {
    const shell = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`;
    const ribs = times(
      4,
      (i) =>
        `M0 ${n(-r)}Q${n(-r * (0.4 + i * 0.36))} ${n(-r * 0.72)} ${n(-r * (0.25 + i * 0.25))} 0M0 ${n(-r)}Q${n(r * (0.4 + i * 0.36))} ${n(-r * 0.72)} ${n(r * (0.25 + i * 0.25))} 0`,
    );
    const hoops = [0.3, 0.58, 0.82]
      .map((share) => {
        const half = r * Math.sqrt(1 - share * share);
        return `M${n(-half)} ${n(-r * share)}Q0 ${n(-r * share + half * 0.22)} ${n(half)} ${n(-r * share)}`;
      })
      .join('');
    const glass = linear([
      [0, air.line, 0.1],
      [0.6, air.sun, 0.55],
      [1, air.sun, 0.9],
    ]);
    const inside = full
      ? ellipse(0, 0, r, r * 0.17, fill(air.near)) +
        times(6, (i) => tree(-r * 0.7 + i * r * 0.28, r * between(0.22, 0.42))) +
        path(`M-40 0V-44L0-78L40-44V0Z`, fill(air.pale)) +
        path('M-46-42L0-82L46-42', stroke(air.hot, 10)) +
        rect(-10, -32, 20, 32, fill(air.shade)) +
        path(`M${n(-r)} 2Q0 34 ${n(r)} 2V30H${n(-r)}Z`, fill(air.dark, 0.5))
      : times(3, (i) => tree(-r * 0.5 + i * r * 0.5, r * 0.5));
    return move(
      x,
      base,
      glow(studio, 0, -r * 0.2, r * 1.5, air.sun, 0.4) +
        path(shell, fill(glass)) +
        studio.within(shell, inside) +
        path(ribs + hoops, stroke(air.line, full ? 2.6 : 2, 0.75)) +
        path(
          `M${n(-r * 0.8)} ${n(-r * 0.34)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 1 ${n(-r * 0.34)} ${n(-r * 0.8)}`,
          stroke(air.pale, full ? 9 : 4, 0.9),
        ) +
        path(shell, stroke(air.pale, full ? 4 : 3)) +
        rect(-r - 14, -2, 2 * r + 28, full ? 22 : 10, fill(air.dark), 5),
    );
  };
  const side = pick([-1, 1]);
  const land = linear([
    [0, air.far],
    [1, air.near],
  ]);
  const view =
    sky(studio, 110) +
    (chance(0.5)
      ? sphere(studio, side * between(120, 320), between(-230, -170), between(70, 150), { halo: 0.5 })
      : galaxy(studio, 0, -230, side * 18)) +
    ridge(studio, 200, 190, air.far, 1, 0.5) +
    rect(-X, 196, 2 * X, Y, fill(land));
  const rover =
    path('M-60-14H60L44-44H-30Z', fill(air.pale)) +
    path('M8-44H40L32-62H14Z', fill(air.line)) +
    path('M-38-8h0M2-8h0M40-8h0', stroke(air.dark, 30));
  const outside = (): string => {
    const pod = studio.stamp(dome(0, 0, 92, false));
    const twin = chance(0.45);
    const r = twin ? between(180, 220) : between(250, 320);
    return (
      view +
      [-460, 430, -640, 620].map((x, i) => pod(side * x, 214 + i * 6, 1 - i * 0.15)).join('') +
      path(`M${n(-X)} 246H${n(X)}`, stroke(air.dark, 9, 0.6)) +
      (twin
        ? dome(side * 200, 270, r * 0.8, false) +
          path(`M-220 286H220`, stroke(air.pale, 26)) +
          path(`M-220 286H220`, `${stroke(air.near, 16)} stroke-dasharray="1 26"`)
        : '') +
      dome(-side * (twin ? 170 : 20), 300, r, true) +
      path(`M${n(-X)} 380Q${n(-X * 0.3)} 330 0 352T${n(X)} 370V${n(Y)}H${n(-X)}Z`, fill(air.near)) +
      ridge(studio, 430, 50, air.dark, 0) +
      move(side * between(250, 330), 382, rover)
    );
  };
  // From under the glass: ribs overhead, a garden in front, and the place one would rather not walk into.
  const inside = (): string => {
    const ribs =
      times(7, (i) => `M0-640Q${n((i - 3) * 240)}-420 ${n((i - 3) * 300)} 400`) +
      times(4, (i) => `M${n(-X)} ${-60 - i * 120 + 40}Q0 ${-250 - i * 130} ${n(X)} ${-60 - i * 120 + 40}`);
    const hedge = (base: number, h: number, colour: string): string =>
      path(
        `M${n(-X)} ${n(Y)}V${base}${times(14, () => `q${n(X / 14)} ${n(-between(h * 0.4, h))} ${n(X / 7)} 0`)}V${n(Y)}Z`,
        fill(colour),
      );
    return (
      view +
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.line, 0.18],
            [0.6, air.line, 0.02],
            [1, air.sun, 0.3],
          ]),
        ),
      ) +
      path(ribs, stroke(air.dark, 9)) +
      path(ribs, stroke(air.line, 2.4)) +
      times(4, (i) => tree((i - 1.5) * 330 + between(-60, 60), between(200, 320), 310)) +
      hedge(300, 60, air.far) +
      path(
        `M${-side * 90} ${n(Y)}Q${side * 60} 400 ${-side * 20} 300L${side * 30} 300Q${side * 190} 400 ${side * 120} ${n(Y)}Z`,
        fill(air.pale),
      ) +
      hedge(420, 90, air.near) +
      path(
        `M${-side * 60} ${n(Y)}Q${side * 60} 440 ${side * 16} 380L${side * 66} 380Q${side * 150} 440 ${side * 130} ${n(Y)}Z`,
        fill(air.pale),
      ) +
      figure(side * 24, 372, 96, air.dark) +
      figure(side * 66, 376, 62, air.dark) +
      [-1, 1]
        .map((s) =>
          move(
            s * between(380, 460),
            520,
            path(
              times(
                9,
                (i) =>
                  `M0 0Q${(i - 4) * 50}-${190 - Math.abs(i - 4) * 14} ${(i - 4) * 92} ${-150 + Math.abs(i - 4) * 32}`,
              ),
              stroke(air.dark, 20),
            ),
          ),
        )
        .join('')
    );
  };
  return chance(0.6) ? outside() : inside();
};
