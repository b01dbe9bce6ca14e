import {
  at,
  black,
  box,
  column,
  cross,
  cut,
  disc,
  glory,
  n,
  type Plate,
  path,
  type Scene,
  shade,
  spot,
  swelling,
  thing,
  times,
} from './kit.ts';

/** A wall of drapery, its folds swelling from side to side. */
export function drapes(plate: Plate, paint = plate.ink.tint): string {
  const { X, Y, ink } = plate;
  const folds = Math.ceil(X / 70);
  const fold = plate.stamp(
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${8 + i * 15} ${Math.round(-Y)}V${Math.round(Y)}" stroke="${ink.ink}" stroke-width="${2 + i * 2.4}"/>`,
      )
      .join(''),
  );
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${paint}"`) +
    times(folds * 2, (i) => `<use href="${fold}" x="${(i - folds) * 70}"/>`)
  );
}

const star = (x: number, y: number, r: number): string => {
  const corner = (i: number): string => {
    const reach = i % 2 ? r * 0.4 : r;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}z`;
};

const microphone = (plate: Plate, x: number, y: number, toX: number, toY: number): string =>
  path(
    `M${x} ${y}Q${n((x + toX) / 2 + 20)} ${n((y + toY) / 2 - 10)} ${toX} ${toY}`,
    `fill="none" stroke="${plate.ink.paper}" stroke-width="15"`,
  ) +
  cut(plate, `M${x} ${y}Q${n((x + toX) / 2 + 20)} ${n((y + toY) / 2 - 10)} ${toX} ${toY}`, 7) +
  at(
    toX,
    toY,
    thing(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z') +
      shade(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z', 3, 45) +
      shade(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z', 3, -45) +
      black(plate, box(-22, 4, 44, 12)),
    1,
    n((toX - x) * 0.16) === '0' ? 0 : (toX - x) * 0.16,
  );

/** A jacket, a shirt and a tie with nobody in them. */
const emptySuit = (plate: Plate): string =>
  thing(
    plate,
    'M-70 -150L-300 -90C-340 60 -350 160 -350 700H350C350 160 340 60 300 -90L70 -150L0 -110z',
    plate.ink.ink,
  ) +
  swelling(
    { ...plate, ink: { ...plate.ink, ink: plate.ink.paper } },
    16,
    1.4,
    2.6,
    (t) => `M${n(-320 + t * 640)} ${n(-70 - 50 * (1 - Math.abs(t - 0.5) * 2))}V700`,
  ) +
  thing(plate, 'M-80 -170Q0 -140 80 -170L110 -90L0 190L-110 -90z') +
  thing(plate, 'M-80 -170L-40 -60L0 -110L40 -60L80 -170Q0 -120 -80 -170z') +
  spot(plate, 'M-26 -108H26L16 -70L44 90L0 150L-44 90L-16 -70z') +
  cut(plate, 'M-26 -108H26L16 -70L44 90L0 150L-44 90L-16 -70zM-16 -70H16', 4) +
  thing(plate, 'M-110 -150L-190 -40L-130 -10L0 260L-100 -90zM110 -150L190 -40L130 -10L0 260L100 -90z', plate.ink.ink) +
  cut(
    { ...plate, ink: { ...plate.ink, ink: plate.ink.paper } },
    'M-112 -146L-186 -40L-130 -10L-4 250M112 -146L186 -40L130 -10L4 250',
    3,
  );

const heads = (plate: Plate, y: number, size: number, paint: string): string =>
  times(Math.ceil(plate.X / (size * 1.1)), (i) => {
    const x = -plate.X + i * size * 2.2 + plate.between(0, size);
    const head = at(
      x,
      y + plate.between(-14, 20),
      `M${n(-size * 1.5)} ${n(size * 4)}C${n(-size * 1.5)} ${n(size * 1.1)} ${n(-size * 0.5)} ${n(size * 1.2)} 0 ${n(size * 1.2)}C${n(size * 0.5)} ${n(size * 1.2)} ${n(size * 1.5)} ${n(size * 1.1)} ${n(size * 1.5)} ${n(size * 4)}z`.replace(
        /^(.*)$/,
        (d) => path(d, `fill="${paint}" stroke="${plate.ink.paper}" stroke-width="4"`),
      ) + path(disc(0, 0, size * 0.85, size), `fill="${paint}" stroke="${plate.ink.paper}" stroke-width="4"`),
    );
    return head;
  });

const lectern: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const flagpole = (x: number): string =>
    at(
      x,
      0,
      cut(plate, `M0 ${n(Y)}V-330`, 11) +
        black(plate, star(0, -352, 26)) +
        thing(
          plate,
          `M0 -320C60 -300 100 -300 ${x < 0 ? 120 : 130} -270C110 -120 140 0 90 170C60 200 30 190 0 220z`,
          x < 0 ? ink.spot : ink.paper,
        ) +
        swelling(
          plate,
          6,
          2,
          6,
          (t) =>
            `M${n(16 + t * 90)} ${n(-308 + t * 30)}C${n(20 + t * 70)} -100 ${n(26 + t * 80)} 0 ${n(8 + t * 76)} ${n(210 - t * 40)}`,
        ),
    );
  const desk =
    thing(plate, 'M-190 -10H190L150 560H-150z') +
    cross(plate, 'M60 -10H190L150 560H50z', 3, 60) +
    swelling(plate, 9, 1.5, 2.5, (t) => `M-${n(186 - t * 40)} ${n(30 + t * 500)}H${n(186 - t * 40)}`) +
    thing(plate, 'M-240 -60H240L220 0H-220z') +
    shade(plate, 'M40 -60H240L220 0H30z', 3, 0) +
    thing(plate, disc(0, 160, 96)) +
    spot(plate, disc(0, 160, 80)) +
    path(star(0, 160, 62), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="4"`);
  const stems = plate.pick([3, 5, 7]);
  const mikes = times(stems, (i) =>
    microphone(plate, (i - (stems - 1) / 2) * 26, -60, (i - (stems - 1) / 2) * 84, -160 - (i % 2) * 36),
  );
  const suited = plate.chance(0.6);
  const beam = `M-90 ${n(-Y)}H90L${suited ? 420 : 360} ${n(Y)}H${suited ? -420 : -360}z`;
  return (
    drapes(plate) +
    path(beam, `fill="${ink.paper}" opacity=".82"`) +
    flagpole(-390) +
    `<g transform="scale(-1 1)">${flagpole(-390)}</g>` +
    (X > 700 ? at(-250, 40, flagpole(-390)) : '') +
    (suited ? at(0, -70, emptySuit(plate), 1.02) : '') +
    at(0, 90, desk, 0.95) +
    at(0, 90, mikes, suited ? 0.95 : 1.15) +
    heads(plate, 400, 62, ink.ink)
  );
};

const hearing: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const count = X > 800 ? 7 : 5;
  const member = (i: number): string => {
    const x = (i - (count - 1) / 2) * 230;
    const hair = plate.pick([
      'M-54 -130C-70 -210 70 -210 54 -130C30 -160 -30 -160 -54 -130z',
      'M-62 -70C-84 -220 84 -220 62 -70L50 -130C20 -160 -20 -160 -50 -130z',
      'M-54 -150C-40 -200 40 -200 54 -150C30 -176 -30 -176 -54 -150z',
      '',
    ]);
    return at(
      x,
      30 - Math.abs(x) * -0.03,
      thing(
        plate,
        'M-100 60C-100 -40 -50 -56 0 -56C50 -56 100 -40 100 60z',
        plate.pick([ink.ink, ink.ink, ink.tint, ink.spot]),
      ) +
        thing(plate, 'M-26 -60H26L0 20z', ink.paper, 4) +
        thing(plate, disc(0, -116, 52, 62), plate.pick(['#f4e3cb', '#c08a5c', '#8d5a38', '#e3bd95'])) +
        cross(plate, 'M10 -178C60 -170 60 -70 6 -54C34 -90 34 -140 10 -178z', 2, 50) +
        (hair ? black(plate, hair) : '') +
        cut(plate, 'M-24 -122h12M14 -122h12M-10 -84q10 -6 22 0', 5),
    );
  };
  const bench =
    thing(plate, `M${n(-X)} 90Q0 30 ${n(X)} 90V290Q0 220 ${n(-X)} 290z`) +
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * 230;
      return at(
        x,
        150 + Math.abs(x) * 0.03,
        thing(plate, box(-84, -32, 168, 100), ink.paper, 4) +
          cross(plate, box(-84, -32, 168, 100), 2, 60) +
          thing(plate, box(-58, -80, 116, 36), ink.paper, 4) +
          cut(plate, 'M-40 -62H40', 8),
      );
    }) +
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * 230 + 84;
      return cut(plate, `M${n(x)} 100Q${n(x + 10)} 40 ${n(x - 30)} 22`, 6) + black(plate, disc(x - 34, 20, 13));
    });
  const seal = at(
    0,
    -300,
    thing(plate, disc(0, 0, 130)) +
      spot(plate, disc(0, 0, 110)) +
      cut(plate, disc(0, 0, 110), 4) +
      path(star(0, 0, 84), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`),
  );
  const wall = times(Math.ceil(X / 130), (i) => {
    const x = -X + i * 260 + (X % 130);
    return thing(plate, box(x, -420, 220, 380), ink.tint, 4) + shade(plate, box(x + 150, -420, 70, 380), 3, 90);
  });
  const hatted = plate.chance(0.3);
  const witness =
    black(plate, 'M-240 330C-240 130 -150 90 -60 76L60 76C150 90 240 130 240 330z') +
    black(plate, 'M-104 -40C-110 -170 110 -170 104 -40C104 60 60 100 0 100C-60 100 -104 60 -104 -40z') +
    (hatted ? black(plate, 'M-170 -70Q0 -110 170 -70L110 -90C110 -190 -110 -190 -110 -90z') : '') +
    swelling(
      { ...plate, ink: { ...plate.ink, ink: ink.paper } },
      9,
      1.4,
      2.8,
      (t) => `M${n(-80 + t * 160)} ${n(-96 - 34 * Math.sin(t * Math.PI))}Q${n(-90 + t * 180)} 0 ${n(-50 + t * 100)} 80`,
    );
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.paper}"`) +
    shade(plate, box(-X, -Y, 2 * X, Y * 2), 2, 0) +
    wall +
    seal +
    times(count, member) +
    bench +
    path(box(-X, 330, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    at(plate.pick([-150, 150, 0]), 250, witness, 0.96) +
    at(310, 330, thing(plate, 'M-34 -100H34L26 0H-26z') + shade(plate, 'M-30 -56H30L26 0H-26z', 3, 0)) +
    at(
      -330,
      340,
      cut(plate, 'M0 0Q-10 -100 60 -130', 9) + black(plate, disc(70, -134, 22)) + black(plate, box(-50, -14, 100, 22)),
    )
  );
};

const lobby: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const floor = 120;
  const tiles = times(13, (i) => `M${n((i - 6) * 34)} ${floor}L${n((i - 6) * 230)} ${n(Y)}`);
  const rows = times(7, (i) => `M${n(-X)} ${n(floor + i * i * 8.5)}H${n(X)}`);
  const pair = [0, 1, 2].map((i) => [170 + i * 150, -150 - i * 90, floor + 30 + i * 66, 40 + i * 22] as const);
  const arcade = pair
    .map(([x, top, foot, w]) => column(plate, -x, top, foot, w) + column(plate, x, top, foot, w))
    .join('');
  const person = (x: number, y: number, size: number, lean: number): string =>
    at(
      x,
      y,
      `<path d="M-30 0L${lean * 120 - 40} 60H${lean * 120 + 60}L30 0z" fill="${plate.rule(4, 0)}"/>` +
        black(
          plate,
          `${disc(0, -232, 30, 34)}M-56 -190C-20 -204 20 -204 56 -190L66 -80H50L46 -10H10L0 -90L-10 -10H-46L-50 -80H-66z`,
        ) +
        (plate.chance(0.7) ? black(plate, `${box(58, -76, 74, 54)}M80 -76v-14h30v14z`) : '') +
        (plate.chance(0.35)
          ? black(plate, 'M-52 -250Q0 -266 52 -250Q40 -262 32 -262C30 -300 -30 -300 -32 -262Q-40 -262 -52 -250z')
          : ''),
      size,
    );
  const door =
    thing(plate, `M-130 ${floor}V-140A130 130 0 0 1 130 -140V${floor}z`) +
    glory(plate, 0, -140, 30, 128, 26) +
    black(plate, `M-100 ${floor}V-130H-8V${floor}zM8 ${floor}V-130H100V${floor}z`) +
    path(`M-88 ${floor}V-118H-20V${floor}zM20 ${floor}V-118H88V${floor}z`, `fill="${ink.paper}"`) +
    shade(plate, `M20 ${floor}V-118H88V${floor}z`, 2, 60);
  const side = plate.pick([-1, 1]);
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    swelling(plate, 22, 2, 7, (t) => `M${n(-X)} ${n(-130 - t * t * (Y - 100))}H${n(X)}`) +
    path(
      `M-400 ${floor}V-160A400 330 0 0 1 400 -160V${floor}z`,
      `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="6"`,
    ) +
    shade(plate, `M-400 ${floor}V-160A400 330 0 0 1 400 -160V${floor}z`, 1, 90) +
    cut(plate, `M0 ${n(-Y)}V-300M-90 -250Q0 -340 90 -250`, 6) +
    times(5, (i) =>
      thing(plate, 'M-10 0Q-16 -22 0 -44Q16 -22 10 0z', ink.spot, 3).replace(
        '<path',
        `<path transform="translate(${-88 + i * 44} ${i % 2 ? -270 : i === 2 ? -288 : -254})"`,
      ),
    ) +
    door +
    path(box(-X, floor, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="4"`) +
    cut(plate, tiles + rows, 3.5) +
    spot(plate, `M-84 ${floor}H84L330 ${n(Y + 10)}H-330z`) +
    cut(plate, `M-84 ${floor}L-330 ${n(Y)}M84 ${floor}L330 ${n(Y)}`, 5) +
    arcade +
    person(-20, floor + 70, 0.52, side) +
    person(40, floor + 74, 0.5, side) +
    person(side * -110, floor + 220, 1.0, side) +
    person(side * 60, floor + 236, 1.06, side) +
    (X > 700 ? person(side * 560, floor + 260, 1.2, side) : '')
  );
};

export const chambers: Record<string, Scene> = { lectern, hearing, lobby };
