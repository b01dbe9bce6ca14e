import { box, circle, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, galaxy, glow, gridFloor, ridge, sky, sphere } from '../sky.ts';

/** A pile of paperbacks, and what got out of them. */
export const paperbacks: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const colours = [air.hot, air.near, air.line, air.sun, air.body, air.far, air.pale];
  const count = Math.floor(between(4, 7));
  let y = 330;
  const pile = times(count, (i) => {
    const [w, h] = [between(330, 430), between(40, 62)];
    const x = between(-34, 34);
    y -= h;
    const skin = colours[(i * 3 + 1) % colours.length] ?? air.hot;
    return (
      rect(x - w / 2, y, w, h, fill(skin), 6) +
      rect(x - w / 2, y + h - 12, w, 12, fill(air.dark, 0.28), 5) +
      rect(x - w / 2 + 30, y, 16, h, fill(air.dark, 0.6)) +
      rect(x - w / 2 + 70, y + h / 2 - 5, between(90, 180), 9, fill(air.dark, 0.7), 4) +
      pick([
        () => circle(x + w / 2 - 40, y + h / 2, 13, fill(air.dark, 0.7)),
        () =>
          path(
            polygon([
              [x + w / 2 - 60, y + h - 12],
              [x + w / 2 - 44, y + 8],
              [x + w / 2 - 28, y + h - 12],
            ]),
            fill(air.dark, 0.7),
          ),
        () => ellipse(x + w / 2 - 46, y + h / 2, 26, 6, stroke(air.dark, 4, 0.7)),
      ])()
    );
  });
  const top = y;
  const open =
    path('M0 0C-70-46-190-50-260-10V-84C-190-126-70-120 0-74Z', fill(air.pale)) +
    path(
      'M0 0C70-46 190-50 260-10V-84C190-126 70-120 0-74Z',
      fill(
        linear([
          [0, air.pale],
          [1, air.lit],
        ]),
      ),
    ) +
    path('M0 4C-70-42-190-46-262-4V14C-190-30-70-26 0 18C70-26 190-30 262 14V-4C190-46 70-42 0 4Z', fill(air.hot)) +
    path(
      times(
        4,
        (i) =>
          `M-226 ${-40 - i * 14}Q-120 ${-80 - i * 14}-30 ${-40 - i * 14}M30 ${-40 - i * 14}Q120 ${-80 - i * 14} 226 ${-40 - i * 14}`,
      ),
      stroke(air.far, 3),
    );
  const out = pick([
    () =>
      sphere(studio, 0, -170, 96, { halo: 0.6 }) +
      move(0, -170, ellipse(0, 0, 170, 36, stroke(air.line, 8)), -16) +
      studio.within(box(-100, -270, 200, 96), sphere(studio, 0, -170, 96)),
    () =>
      move(
        20,
        -190,
        path(
          'M0-130C46-70 46 20 30 70H-30C-46 20-46-70 0-130Z',
          fill(
            linear(
              [
                [0, air.pale],
                [1, air.body],
              ],
              -80,
            ),
          ),
        ) +
          path('M30 20L70 96L26 70ZM-30 20L-70 96L-26 70Z', fill(air.hot)) +
          circle(0, -40, 18, fill(air.dark)) +
          path('M-18 72Q0 190 0 190T18 72Z', fill(air.sun)),
        14,
      ),
    () =>
      times(4, (i) =>
        move(
          -130 + i * 88,
          -110 - (i % 2) * 40,
          path(
            polygon([
              [-26, 0],
              [-16, -150 + i * 16],
              [0, -190 + i * 16],
              [16, -150 + i * 16],
              [26, 0],
            ]),
            fill([air.near, air.body, air.shade, air.far][i] ?? air.near),
          ) + path('M0-110V-20', `${stroke(air.sun, 6)} stroke-dasharray="6 12"`),
        ),
      ),
  ]);
  const side = pick([-1, 1]);
  return (
    sky(studio, 130) +
    glow(studio, 0, top - 150, 420, air.flare, 0.7) +
    (chance(0.5) ? sphere(studio, -side * 330, -220, 80, { halo: 0.5 }) : galaxy(studio, 0, -180, side * 24)) +
    ridge(studio, 300, 120, air.far, 1) +
    rect(
      -X,
      326,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    gridFloor(studio, 326, air.line, 0, 0.4) +
    ellipse(0, 334, 290, 20, fill(air.dark, 0.6)) +
    pile +
    move(0, top, glow(studio, 0, -120, 260, air.sun, 0.9) + out() + open, 0, 0.95) +
    drafting(studio, 0, top - 150, 210) +
    figure(side * 330, 372, 80, air.dark) +
    path(`M${n(-X)} ${n(Y)}V452Q0 410 ${n(X)} 452V${n(Y)}Z`, fill(air.dark))
  );
};

/** Something very large, quite at home in the sky. */
export const leviathan: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const side = pick([-1, 1]);
  const skin = linear([
    [0, air.near],
    [0.55, air.far],
    [1, air.low],
  ]);
  const body =
    'M-430 30C-420-90-280-170-80-166C120-162 260-100 380-20C420-40 470-110 520-170C534-120 530-60 500-10C540 20 590 60 600 110C540 120 460 90 410 40C300 90 130 150-90 152C-300 150-430 120-430 30Z';
  const whale =
    path(body, fill(skin)) +
    studio.within(
      body,
      path('M-440 40C-300 70-100 96 240 64C160 140-60 190-300 170L-460 120Z', fill(air.pale, 0.85)) +
        path(
          times(8, (i) => `M-420 ${62 + i * 12}Q-200 ${94 + i * 11} ${n(60 - i * 20)} ${96 + i * 8}`),
          stroke(air.far, 3, 0.8),
        ) +
        times(26, () => circle(between(-300, 360), between(-150, 10), between(2, 7), fill(air.line, 0.9))),
    ) +
    path('M-90 110C-130 200-90 290-20 320C-10 250 10 180 40 120Z', fill(air.near)) +
    circle(-290, 10, 16, fill(air.dark)) +
    circle(-294, 5, 5, fill(air.pale)) +
    path('M-428 46Q-350 66-310 50', stroke(air.dark, 6)) +
    path(body, stroke(air.line, 3, 0.7));
  const ray =
    path(
      'M-80 0C-180-160-400-190-560-120C-430-90-330-10-250 60C-160 110-60 120 0 90C60 120 160 110 250 60C330-10 430-90 560-120C400-190 180-160 80 0C50-30-50-30-80 0Z',
      fill(skin),
    ) +
    path('M0 90Q30 230-40 400', stroke(air.near, 9)) +
    times(24, (i) => circle((i - 11.5) * 34, -40 + Math.abs(i - 11.5) * -4 + (i % 3) * 26, 5, fill(air.line))) +
    path('M-60 10Q0 50 60 10', stroke(air.dark, 5)) +
    circle(-66, 6, 10, fill(air.dark)) +
    circle(66, 6, 10, fill(air.dark));
  const houses = times(14, (i) => {
    const [w, h] = [between(34, 70), between(40, 150)];
    const x = -X + (i * 2 * X) / 13;
    return (
      rect(x - w / 2, 430 - h, w, h + 80, fill(air.dark)) +
      (chance(0.7) ? rect(x - 8, 450 - h, 14, 18, fill(air.sun)) : '')
    );
  });
  const balloon =
    path('M-36 0A36 40 0 1 1 36 0Q26 28 10 44H-10Q-26 28-36 0Z', fill(air.hot)) +
    path('M-10 0Q-12-34 0-40Q12-34 10 0Q10 30 4 44H-4Q-10 30-10 0Z', fill(air.pale)) +
    rect(-10, 56, 20, 15, fill(air.dark), 3) +
    path('M-9 44v12M9 44v12', stroke(air.dark, 2));
  return (
    sky(studio, 150) +
    sphere(studio, -side * between(120, 260), between(-210, -150), between(90, 160), { halo: 0.5 }) +
    ridge(studio, 330, 150, air.far, 1, 0.3) +
    ridge(studio, 400, 90, air.near, 0) +
    move(
      0,
      between(-60, -10),
      chance(0.6) ? `<g transform="scale(${side} 1)">${whale}</g>` : ray,
      side * between(-12, 12),
      between(0.74, 0.9),
    ) +
    move(side * between(-330, -250), between(60, 150), balloon, 0, between(0.9, 1.3)) +
    move(side * between(250, 330), between(130, 190), balloon, 0, 0.6) +
    (chance(0.5)
      ? houses
      : ridge(studio, 460, 70, air.dark, 0) +
        figure(side * 120, 428, 70, air.dark) +
        figure(side * 160, 430, 54, air.dark)) +
    rect(-X, 470, 2 * X, Math.max(0, Y - 470), fill(air.dark))
  );
};
