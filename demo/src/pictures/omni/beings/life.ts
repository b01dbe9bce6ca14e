import { circle, disc, ellipse, fill, move, n, type Point, path, rect, smooth, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, galaxy, gridFloor, ridge, sky, sphere } from '../sky.ts';

/** An eye that is a world. */
export const eye: Scene = (studio) => {
  const { X, Y, air, between, pick, linear, radial } = studio;
  const [w, h] = [between(400, 470), between(190, 235)];
  const lids = `M${n(-w)} 0Q${n(-w * 0.4)} ${n(-h * 1.5)} 0 ${n(-h * 1.25)}T${n(w)} 0Q${n(w * 0.4)} ${n(h * 1.15)} 0 ${n(h)}T${n(-w)} 0Z`;
  const r = between(158, 182);
  const iris = radial(
    pick([
      [
        [0, air.sun],
        [0.45, air.line],
        [0.8, air.near],
        [1, air.dark],
      ],
      [
        [0, air.sun],
        [0.45, air.hot],
        [0.8, air.shade],
        [1, air.dark],
      ],
      [
        [0, air.pale],
        [0.5, air.far],
        [0.85, air.near],
        [1, air.dark],
      ],
    ] as const),
  );
  const fibres = path(
    times(64, (i) => {
      const a = (i * Math.PI) / 32 + between(-0.03, 0.03);
      const [from, to] = [r * between(0.4, 0.55), r * between(0.75, 0.98)];
      return `M${n(from * Math.cos(a))} ${n(from * Math.sin(a))}L${n(to * Math.cos(a))} ${n(to * Math.sin(a))}`;
    }),
    stroke(air.pale, 2.6, 0.6),
  );
  const pupil = pick([
    () =>
      circle(0, 0, r * 0.42, fill(air.dark)) +
      sphere(studio, 0, 0, r * 0.24) +
      ellipse(0, 0, r * 0.4, r * 0.08, stroke(air.line, 4)),
    () =>
      studio.within(
        disc(0, 0, r * 0.42),
        rect(-90, -90, 180, 180, fill(air.dark)) +
          circle(14, 4, 34, fill(air.sun)) +
          path('M-90 30L-30-6L10 28L50 4L90 34V90H-90Z', fill(air.near)),
      ),
    () =>
      circle(0, 0, r * 0.42, fill(air.dark)) +
      times(4, (i) =>
        circle(0, 0, r * (0.1 + i * 0.09), `${stroke(air.line, 3)} stroke-dasharray="${n(between(30, 70))} 14"`),
      ),
  ]);
  const lashes = path(
    times(15, (i) => {
      const t = (i - 7) / 7.6;
      const [x, y] = [t * w * 0.94, -h * 1.2 * (1 - t * t * 0.86)];
      return `M${n(x)} ${n(y)}Q${n(x * 1.05)} ${n(y - 40)} ${n(x * 1.24)} ${n(y - 66 + Math.abs(t) * 24)}`;
    }),
    stroke(air.dark, 10),
  );
  const brow = path(
    `M${n(-w * 1.05)} ${n(-h * 1.3)}Q0 ${n(-h * 2.25)} ${n(w * 1.1)} ${n(-h * 1.2)}Q0 ${n(-h * 1.95)} ${n(-w * 1.05)} ${n(-h * 1.3)}Z`,
    fill(air.dark),
  );
  const skin = linear([
    [0, air.mid],
    [0.5, air.low],
    [1, air.flare],
  ]);
  const land = pick([
    () =>
      rect(-X, -Y, 2 * X, 2 * Y, fill(skin)) +
      brow +
      path(`M${n(-X)} 330Q-300 220 0 268T${n(X)} 250V${n(Y)}H${n(-X)}Z`, fill(air.far, 0.6)) +
      path(`M${n(-X)} 420Q-200 320 100 372T${n(X)} 340V${n(Y)}H${n(-X)}Z`, fill(air.near)),
    () =>
      sky(studio, 130) +
      ridge(studio, 330, 130, air.far, 1, 0.4) +
      rect(-X, 326, 2 * X, Y, fill(air.near)) +
      gridFloor(studio, 326, air.line, 0, 0.6),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.near],
          ]),
        ),
      ) +
      times(9, (i) =>
        ellipse(
          0,
          0,
          w * (2.3 - i * 0.14),
          h * (3.2 - i * 0.22),
          fill([air.near, air.far, air.body][i % 3] ?? air.far, 0.35),
        ),
      ),
  ]);
  return (
    land() +
    path(lids, stroke(air.dark, 28)) +
    studio.within(
      lids,
      rect(
        -w,
        -h * 1.5,
        2 * w,
        h * 3,
        fill(
          linear([
            [0, air.far],
            [0.3, air.pale],
            [1, air.pale],
          ]),
        ),
      ) +
        circle(0, -6, r + 9, fill(air.dark)) +
        move(
          0,
          -6,
          circle(0, 0, r, fill(iris)) +
            fibres +
            pupil() +
            ellipse(-r * 0.36, -r * 0.44, r * 0.2, r * 0.15, fill(air.pale)),
        ) +
        path(`M${n(-w)}-20Q0 ${n(-h * 1.9)} ${n(w)}-20Q0 ${n(-h * 1.3)} ${n(-w)}-20Z`, fill(air.shade, 0.5)),
    ) +
    path(lids, stroke(air.line, 4)) +
    lashes +
    drafting(studio, 0, -6, r * 1.12) +
    figure(pick([-1, 1]) * between(180, 300), 402, 72, air.dark)
  );
};

/** The double helix, as a ladder through the sky. */
export const helix: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const lean = pick([-1, 1]) * between(16, 62);
  const [amp, pitch] = [between(150, 200), between(300, 420)];
  const phase = between(0, 6);
  const rungs = Array.from({ length: 39 }, (_, i) => {
    const y = -1140 + i * 60;
    const a = phase + (y / pitch) * Math.PI * 2;
    return { y, x: Math.sin(a) * amp, z: Math.cos(a) };
  });
  // A strand in pieces from one crossing to the next, as it is now before and now behind the other.
  const strand = (sign: number, front: boolean): string => {
    const pieces: Point[][] = [];
    let piece: Point[] = [];
    for (let y = -1150; y <= 1150; y += 25) {
      const a = phase + (y / pitch) * Math.PI * 2;
      if (Math.cos(a) * sign > 0 === front) piece.push([Math.sin(a) * amp * sign, y]);
      else if (piece.length) {
        pieces.push(piece);
        piece = [];
      }
    }
    pieces.push(piece);
    return path(pieces.map(smooth).join(''), stroke(sign > 0 ? air.hot : air.line, front ? 30 : 20, front ? 1 : 0.75));
  };
  const bars =
    path(rungs.map(({ x, y }) => `M${Math.round(x)} ${y}H0`).join(''), stroke(air.pale, 9)) +
    path(rungs.map(({ x, y }) => `M0 ${y}H${Math.round(-x)}`).join(''), stroke(air.sun, 9));
  const ball = studio.stamp(sphere(studio, 0, 0, 20, { colours: [air.pale, air.pale, air.body] }));
  const beads = rungs.map(({ x, y, z }, i) => (i % 2 ? '' : ball(z > 0 ? x : -x, y, 1))).join('');
  const back = pick([
    () => sky(studio, 160) + galaxy(studio, 0, 0, lean + 90) + sphere(studio, -240, -150, 90, { halo: 0.6 }),
    () =>
      sky(studio, 60) +
      circle(
        0,
        0,
        340,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      ridge(studio, 360, 120, air.far) +
      ridge(studio, 440, 80, air.near),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.near],
            [1, air.dark],
          ]),
        ),
      ) +
      times(16, () =>
        circle(between(-X, X), between(-Y, Y), between(30, 120), fill(pick([air.far, air.body, air.mid]), 0.35)),
      ),
  ]);
  return (
    back() +
    move(0, 0, strand(1, false) + strand(-1, false) + bars + strand(1, true) + strand(-1, true) + beads, lean) +
    drafting(studio, 0, 0, 300)
  );
};
