import {
  at,
  black,
  box,
  column,
  cross,
  cut,
  disc,
  glory,
  mirror,
  n,
  path,
  type Plate,
  type Scene,
  shade,
  spot,
  swelling,
  thing,
  times,
} from './theSwampKit.ts';

/** A wall of drapery, its folds swelling from side to side. */
function drapes(plate: Plate, paint = plate.ink.tint): string {
  const { X, Y, ink } = plate;
  const folds = Math.ceil(X / 70);
  const fold = plate.stamp(
    [0, 1, 2, 3].map((i) => `<path d="M${8 + i * 15} ${Math.round(-Y)}V${Math.round(Y)}" stroke="${ink.ink}" stroke-width="${2 + i * 2.4}"/>`).join(''),
  );
  return path(box(-X, -Y, 2 * X, 2 * Y), `fill="${paint}"`) + times(folds * 2, (i) => `<use href="${fold}" x="${(i - folds) * 70}"/>`);
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
  cut(plate, `M${x} ${y}Q${n((x + toX) / 2 + 20)} ${n((y + toY) / 2 - 10)} ${toX} ${toY}`, 7) +
  at(
    toX,
    toY,
    thing(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z') + shade(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z', 3, 45) + shade(plate, 'M-20 10V-34A20 20 0 0 1 20 -34V10z', 3, -45) + black(plate, box(-22, 4, 44, 12)),
    1,
    n((toX - x) * 0.16) === '0' ? 0 : (toX - x) * 0.16,
  );

/** A jacket, a shirt and a tie with nobody in them. */
const emptySuit = (plate: Plate): string =>
  thing(plate, 'M-70 -150L-300 -90C-340 60 -350 160 -350 330H350C350 160 340 60 300 -90L70 -150L0 -110z', plate.ink.ink) +
  swelling({ ...plate, ink: { ...plate.ink, ink: plate.ink.paper } }, 16, 1.4, 2.6, (t) => `M${n(-320 + t * 640)} ${n(-70 - 50 * (1 - Math.abs(t - 0.5) * 2))}V330`) +
  thing(plate, 'M-80 -170Q0 -140 80 -170L110 -90L0 190L-110 -90z') +
  thing(plate, 'M-80 -170L-40 -60L0 -110L40 -60L80 -170Q0 -120 -80 -170z') +
  spot(plate, 'M-26 -108H26L16 -70L44 90L0 150L-44 90L-16 -70z') +
  cut(plate, 'M-26 -108H26L16 -70L44 90L0 150L-44 90L-16 -70zM-16 -70H16', 4) +
  thing(plate, 'M-110 -150L-190 -40L-130 -10L0 260L-100 -90zM110 -150L190 -40L130 -10L0 260L100 -90z', plate.ink.ink) +
  cut({ ...plate, ink: { ...plate.ink, ink: plate.ink.paper } }, 'M-112 -146L-186 -40L-130 -10L-4 250M112 -146L186 -40L130 -10L4 250', 3);

const heads = (plate: Plate, y: number, size: number, paint: string): string =>
  times(Math.ceil(plate.X / (size * 1.1)), (i) => {
    const x = -plate.X + i * size * 2.2 + plate.between(0, size);
    const head = at(
      x,
      y + plate.between(-14, 20),
      `M${n(-size * 1.5)} ${n(size * 4)}C${n(-size * 1.5)} ${n(size * 1.1)} ${n(-size * 0.5)} ${n(size * 1.2)} 0 ${n(size * 1.2)}C${n(size * 0.5)} ${n(size * 1.2)} ${n(size * 1.5)} ${n(size * 1.1)} ${n(size * 1.5)} ${n(size * 4)}z`.replace(/^(.*)$/, (d) => path(d, `fill="${paint}" stroke="${plate.ink.paper}" stroke-width="4"`)) +
        path(disc(0, 0, size * 0.85, size), `fill="${paint}" stroke="${plate.ink.paper}" stroke-width="4"`),
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
        thing(plate, `M0 -320C60 -300 100 -300 ${x < 0 ? 120 : 130} -270C110 -120 140 0 90 170C60 200 30 190 0 220z`, x < 0 ? ink.spot : ink.paper) +
        swelling(plate, 6, 2, 6, (t) => `M${n(16 + t * 90)} ${n(-308 + t * 30)}C${n(20 + t * 70)} -100 ${n(26 + t * 80)} 0 ${n(8 + t * 76)} ${n(210 - t * 40)}`),
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
  const mikes = times(stems, (i) => microphone(plate, (i - (stems - 1) / 2) * 26, -60, (i - (stems - 1) / 2) * 84, -160 - (i % 2) * 36));
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
    at(0, 90, mikes, suited ? 0.8 : 1.15) +
    heads(plate, 400, 62, ink.ink)
  );
};

const ballot: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const isGlass = plate.chance(0.4);
  const slips = times(9, (i) => at(plate.between(-190, 190), 250 - (i % 4) * 46, thing(plate, box(-62, -36, 124, 72), i % 4 === 1 ? ink.spot : ink.paper, 4) + cut(plate, 'M-40 -12H40M-40 8H20', 3), 1, plate.between(-40, 40)));
  const urn =
    thing(plate, 'M-300 -20L-230 -130H230L300 -20z', ink.tint) +
    black(plate, 'M-130 -88H130L140 -66H-140z') +
    thing(plate, box(-300, -20, 600, 350), isGlass ? ink.paper : ink.paper) +
    (isGlass
      ? plate.within(box(-290, -10, 580, 330), slips) + cut(plate, 'M-250 20L-180 -4M-250 70L-140 0', 6)
      : swelling(plate, 15, 1.5, 4.5, (t) => `M-300 ${n(-8 + t * 330)}H300`) + thing(plate, box(-300, 110, 600, 70), ink.spot) + thing(plate, 'M-56 96H56V210Q0 250 -56 210z') + cut(plate, 'M-34 96V60Q0 20 34 60V96', 13) + black(plate, `${disc(0, 146, 14)}M-7 150H7L12 190H-12z`)) +
    cross(plate, box(190, -20, 110, 350), 3, 60) +
    thing(plate, box(-316, -34, 632, 24)) +
    thing(plate, box(-316, 320, 632, 28));
  const paper =
    thing(plate, 'M-110 -330H110V-76H-110z') +
    cut(plate, 'M-80 -280H20M-80 -236H20M-80 -192H20M-80 -148H20', 5) +
    cut(plate, times(4, (i) => box(46, -294 + i * 44, 28, 28)), 4) +
    `<path d="M44 ${-296 + plate.pick([0, 44, 88])}l34 34m0 -34l-34 34" stroke="${ink.spot}" stroke-width="10"/>`;
  const hand =
    thing(plate, 'M300 -420L520 -560L640 -390L390 -270z', ink.ink) +
    thing(plate, 'M262 -392L330 -436L420 -292L350 -250z') +
    thing(plate, 'M100 -300C130 -370 200 -400 270 -380L350 -262C300 -200 220 -170 150 -190C130 -160 60 -150 20 -176C0 -196 14 -222 44 -222C70 -222 84 -230 100 -250z') +
    swelling(plate, 9, 1.6, 4.5, (t) => `M${n(170 + t * 120)} ${n(-210 + t * 10)}q${n(30 + t * 10)} -20 ${n(40 + t * 20)} -60`) +
    cut(plate, 'M100 -250C120 -262 150 -262 170 -250M150 -190C170 -200 180 -220 176 -240', 5) +
    black(plate, disc(352, -330, 10));
  const scene = paper + hand;
  return (
    drapes(plate) +
    path(disc(0, -60, 450), `fill="${ink.paper}"`) +
    glory(plate, 0, -60, 330, 450, 72) +
    path(box(-X, 340, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 8, 2, 6, (t) => `M${n(-X)} ${n(372 + t * 170)}H${n(X)}`) +
    at(0, 20, urn + plate.within(box(-900, -900, 1800, 826), side < 0 ? mirror(scene) : scene), 0.98)
  );
};

const gavel: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const raised = plate.between(-34, -20);
  const head =
    thing(plate, 'M-60 -60L430 -36V6L-60 20z') +
    swelling(plate, 6, 2, 5, (t) => `M-40 ${n(-36 + t * 46)}L430 ${n(-26 + t * 26)}`) +
    thing(plate, disc(434, -14, 34, 40)) +
    thing(plate, 'M-190 -170H-10V130H-190z') +
    swelling(plate, 13, 1.6, 8, (t) => `M${n(-186 + 172 * Math.sin((t * Math.PI) / 2))} -170V130`) +
    thing(plate, `${box(-206, -204, 212, 40)}${box(-206, 124, 212, 40)}`) +
    spot(plate, box(-196, -70, 192, 90)) +
    cut(plate, box(-190, -74, 180, 92), 4) +
    cross(plate, box(-70, -204, 76, 40) + box(-70, 124, 76, 40), 4, 60);
  const block =
    thing(plate, 'M-260 20V90C-260 150 260 150 260 90V20z') +
    swelling(plate, 14, 2, 7, (t) => `M${n(-240 + 490 * Math.sin((t * Math.PI) / 2))} ${n(50 + 40 * Math.sin(t * Math.PI))}v60`) +
    thing(plate, disc(0, 20, 260, 62)) +
    cut(plate, disc(0, 20, 200, 42), 4);
  const papers = times(5, (i) => at(plate.between(-X * 0.9, X * 0.9), 330 + i * 18, thing(plate, box(-120, -70, 240, 140), i === 2 ? ink.spot : ink.paper, 4) + cut(plate, 'M-90 -36H90M-90 -8H90M-90 20H50', 4), 1, plate.between(-30, 30)));
  const scene = at(-60, 130, block, 1.05) + at(-30, -80, head, 1.12, raised);
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    glory(plate, side * -60, 120, 300, 980, 84) +
    path(`M${n(-X)} 250H${n(X)}V${n(Y)}H${n(-X)}z`, `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 10, 1.6, 6, (t) => `M${n(-X)} ${n(270 + t * 240)}H${n(X)}`) +
    papers +
    (side < 0 ? mirror(scene) : scene)
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
      thing(plate, 'M-100 60C-100 -40 -50 -56 0 -56C50 -56 100 -40 100 60z', plate.pick([ink.ink, ink.ink, ink.tint, ink.spot])) +
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
      return at(x, 150 + Math.abs(x) * 0.03, thing(plate, box(-84, -32, 168, 100), ink.paper, 4) + cross(plate, box(-84, -32, 168, 100), 2, 60) + thing(plate, box(-58, -80, 116, 36), ink.paper, 4) + cut(plate, 'M-40 -62H40', 8));
    }) +
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * 230 + 84;
      return cut(plate, `M${n(x)} 100Q${n(x + 10)} 40 ${n(x - 30)} 22`, 6) + black(plate, disc(x - 34, 20, 13));
    });
  const seal = at(
    0,
    -300,
    thing(plate, disc(0, 0, 130)) + spot(plate, disc(0, 0, 110)) + cut(plate, disc(0, 0, 110), 4) + path(star(0, 0, 84), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`),
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
    swelling({ ...plate, ink: { ...plate.ink, ink: ink.paper } }, 9, 1.4, 2.8, (t) => `M${n(-80 + t * 160)} ${n(-96 - 34 * Math.sin(t * Math.PI))}Q${n(-90 + t * 180)} 0 ${n(-50 + t * 100)} 80`);
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
    at(-330, 340, cut(plate, 'M0 0Q-10 -100 60 -130', 9) + black(plate, disc(70, -134, 22)) + black(plate, box(-50, -14, 100, 22)))
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
        black(plate, `${disc(0, -232, 30, 34)}M-56 -190C-20 -204 20 -204 56 -190L66 -80H50L46 -10H10L0 -90L-10 -10H-46L-50 -80H-66z`) +
        (plate.chance(0.7) ? black(plate, `${box(58, -76, 74, 54)}M80 -76v-14h30v14z`) : '') +
        (plate.chance(0.35) ? black(plate, 'M-52 -250Q0 -266 52 -250Q40 -262 32 -262C30 -300 -30 -300 -32 -262Q-40 -262 -52 -250z') : ''),
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
    path(`M-400 ${floor}V-160A400 330 0 0 1 400 -160V${floor}z`, `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="6"`) +
    shade(plate, `M-400 ${floor}V-160A400 330 0 0 1 400 -160V${floor}z`, 1, 90) +
    cut(plate, `M0 ${n(-Y)}V-300M-90 -250Q0 -340 90 -250`, 6) +
    times(5, (i) => thing(plate, 'M-10 0Q-16 -22 0 -44Q16 -22 10 0z', ink.spot, 3).replace('<path', `<path transform="translate(${-88 + i * 44} ${i % 2 ? -270 : i === 2 ? -288 : -254})"`)) +
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

const desk: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const top = 230;
  const side = plate.pick([-1, 1]);
  const pile = (x: number, count: number): string =>
    at(
      x,
      top,
      times(count, (i) => thing(plate, box(-130 + plate.between(-12, 12), -30 - i * 30, 260, 30), i % 5 === 3 ? ink.spot : ink.paper, 4) + cut(plate, `M-110 ${-12 - i * 30}H100M-110 ${-20 - i * 30}H110`, 2)) +
        shade(plate, box(60, -30 * count, 70, 30 * count), 3, 60) +
        cut(plate, `M-20 0V${-30 * count}M-50 ${-30 * count - 14}Q-20 ${-30 * count - 40} -20 ${-30 * count}Q-20 ${-30 * count - 40} 16 ${-30 * count - 14}`, 7),
    );
  const lamp =
    path('M-420 -150H160L420 560H-640z', `fill="${ink.paper}" opacity=".85"`) +
    thing(plate, 'M-100 0Q0 -30 100 0V22H-100z') +
    thing(plate, box(-14, -260, 28, 252)) +
    black(plate, box(2, -260, 10, 250)) +
    spot(plate, 'M-210 -210C-190 -330 190 -330 210 -210z') +
    cut(plate, 'M-210 -210C-190 -330 190 -330 210 -210z', 6) +
    cross(plate, 'M60 -210C90 -250 80 -290 50 -302C150 -300 200 -260 210 -210z', 4, 50) +
    cut(plate, 'M150 -206V-110', 4) +
    black(plate, disc(150, -104, 10));
  const phone =
    thing(plate, 'M-90 0Q-84 -40 0 -44Q84 -40 90 0z') +
    thing(plate, 'M-18 -42L-12 -230H12L18 -42z') +
    black(plate, box(2, -228, 10, 184)) +
    thing(plate, 'M-24 -226L-60 -300H30L26 -226z') +
    cut(plate, 'M16 -150h40', 9) +
    thing(plate, 'M48 -200h34v110l14 30h-62l14 -30z', ink.ink);
  const moon = plate.between(-90, 90);
  const window = at(
    side * 230,
    -190,
    thing(plate, box(-190, -250, 380, 400), ink.tint) +
      swelling(plate, 18, 2, 6, (t) => `M-186 ${n(140 - t * 380)}H186`) +
      thing(plate, disc(moon, -120, 66)) +
      black(plate, 'M-186 150V60H-120V20H-100V-20Q-60 -90 -20 -20V20H0V70H70V0H130V80H186V150z') +
      cut(plate, 'M0 -250V150M-190 -60H190', 12) +
      cut(plate, box(-190, -250, 380, 400), 14),
  );
  const scene = at(-side * 190, top - 10, lamp, 0.98);
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    cross(plate, box(-X, -Y, 2 * X, 2 * Y), 4, 90) +
    window +
    scene +
    path(box(-X, top, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="6"`) +
    swelling(plate, 9, 1.6, 6, (t) => `M${n(-X)} ${n(top + 24 + t * 260)}H${n(X)}`) +
    pile(side * 120, plate.pick([7, 9, 11])) +
    at(side * 350, top + 10, phone, 0.95) +
    (X > 600 ? pile(side * 600, 13) + pile(-side * 620, 6) : '') +
    at(-side * 30, top + 110, thing(plate, 'M-170 -40L130 -60L190 60L-140 80z') + cut(plate, 'M-130 -20L100 -36M-124 4L120 -14M-118 28L60 14', 4) + cut(plate, 'M40 40L210 -70', 10)) +
    at(-side * 390, top + 60, thing(plate, 'M-70 0V-60Q0 -90 70 -60V0z') + black(plate, disc(0, -66, 34, 11)) + cut(plate, 'M6 -70L90 -260', 7) + black(plate, 'M50 -190C60 -290 110 -320 130 -360C140 -290 110 -210 66 -170z'))
  );
};

export const chambers: Record<string, Scene> = { lectern, ballot, gavel, hearing, lobby, desk };
