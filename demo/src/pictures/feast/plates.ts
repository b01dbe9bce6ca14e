import { flat, type Kitchen, move, n, paper, round, type Scene, strip, times } from './kit.ts';
import { citrusFace, fish, leaf, sprig, tomatoFace } from './produce.ts';
import { fork, tabletop } from './table.ts';

/** Food as the cook sees it: from above. */

export const ware = (k: Kitchen): readonly [string, string] =>
  k.pick([
    [paper.white, paper.navy],
    [paper.cream, paper.tomato],
    [paper.sky, paper.teal],
    [paper.white, paper.olive],
    [paper.butter, paper.terracotta],
  ] as const);

export const glass = (k: Kitchen, x: number, y: number, drink: string): string =>
  move(
    x,
    y,
    `${k.cut(round(k, 0, 0, 74), paper.white, 1.4)}<circle r="62" fill="${drink}"/><path d="M-44-20A48 48 0 0 1 0-48" fill="none" stroke="${paper.white}" stroke-width="9" stroke-linecap="round"/>`,
  );

/** A napkin of cloth, folded once. */
export const napkin = (k: Kitchen, x: number, y: number, turn: number, colour: string): string =>
  move(
    x,
    y,
    k.cut('M-110-190L104-176 116 180-100 196Z', colour, 1) +
      flat('M-110-190L0-183 8 188-100 196Z', '#2a120a', 0.1) +
      strip('M84-150L94 150', paper.cream, 8, 0.7),
    turn,
  );

export const catches: Scene = (k) => {
  const [colour, rim] = ware(k);
  const back = k.pick([paper.teal, paper.navy, paper.rose, '#5f7078']);
  const belly = back === paper.rose ? paper.blush : '#d5d8cb';
  const many = k.chance(0.5);
  const one = (): string => fish(k, back, belly);
  const served = many
    ? k.put('fish', one, -10, -130, -6, 1.28) +
      k.put('fish', one, 20, 4, 3, 1.34) +
      k.put('fish', one, -14, 136, -4, 1.26)
    : k.put('fish', one, 0, -10, -12, 1.75);
  const oval = `${k.cut(round(k, 0, 0, 460, 330, 0.008, 12), colour, 1.8)}<ellipse rx="418" ry="290" fill="none" stroke="${rim}" stroke-width="12"/><ellipse rx="350" ry="226" fill="#2a120a" opacity="0.06"/>`;
  return (
    tabletop(k) +
    napkin(k, -540, 40, -8, k.setting.accent) +
    move(590, 20, fork(k), 6, 1.5) +
    glass(k, k.pick([-1, 1]) * 600, -330, paper.butter) +
    move(
      0,
      0,
      oval +
        move(-230, 150, sprig(k, 260, paper.green, 3, 90), 70) +
        served +
        move(250, 150, citrusFace(k, 88, '#f0c63b'), 12) +
        move(318, 70, citrusFace(k, 72, '#f0c63b')) +
        move(-240, -160, citrusFace(k, 66, '#f0c63b')) +
        times(
          7,
          () =>
            `<circle cx="${n(k.between(-300, 300))}" cy="${n(k.between(-200, 200))}" r="9" fill="${paper.forest}"/>`,
        ),
      k.between(-22, 22),
      1.04,
    )
  );
};

const eggFace = (k: Kitchen): string =>
  k.cut('M0-92C52-92 74-28 70 18 66 66 34 88 0 88S-66 66-70 18C-74-28-52-92 0-92Z', paper.white, 1) +
  `<circle cy="14" r="42" fill="${paper.orange}"/><circle cx="-8" cy="8" r="30" fill="${paper.mustard}"/>`;

export const noodles: Scene = (k) => {
  const [colour, rim] = ware(k);
  const broth = k.pick([paper.crust, paper.tomato, '#e8c987', paper.bark]);
  const strands = times(5, (i) => {
    const r = 80 + i * 46;
    return (
      strip(
        `M${n(-r)} ${n(-20 + i * 6)}C${n(-r)} ${n(-r * 1.2)} ${n(r)} ${n(-r * 1.2)} ${n(r)} ${n(10 - i * 6)}S${n(-r * 0.4)} ${n(r * 1.15)} ${n(-r * 0.7)} ${n(r * 0.5)}`,
        paper.bark,
        23,
        0.35,
      ) +
      strip(
        `M${n(-r)} ${n(-20 + i * 6)}C${n(-r)} ${n(-r * 1.2)} ${n(r)} ${n(-r * 1.2)} ${n(r)} ${n(10 - i * 6)}S${n(-r * 0.4)} ${n(r * 1.15)} ${n(-r * 0.7)} ${n(r * 0.5)}`,
        i % 2 ? paper.butter : '#f7e3ae',
        18,
      )
    );
  });
  const greens = k.pick([
    () =>
      times(
        9,
        (i) =>
          `<circle cx="${n(-150 + (i % 3) * 44)}" cy="${n(80 + Math.floor(i / 3) * 40)}" r="19" fill="none" stroke="${i % 2 ? paper.leaf : paper.green}" stroke-width="10"/>`,
      ),
    () =>
      move(
        -130,
        150,
        leaf(k, 190, paper.green, 0, 0, -60) +
          leaf(k, 200, paper.olive, 10, 10, -24) +
          leaf(k, 170, paper.leaf, 20, 10, 12),
      ),
  ])();
  const main = k.pick([
    () => move(-110, -110, eggFace(k), -24, 1.15) + move(40, -150, eggFace(k), 16, 1.15),
    () =>
      times(4, (i) =>
        move(
          -170 + i * 92,
          -150 + Math.abs(i - 1.5) * 20,
          k.cut('M-70-30C-60-84 60-84 70-30 84 30 50 60 0 60S-84 30-70-30Z', paper.rose, 1) +
            strip('M-44-22C-20-44 30-40 46-14', paper.cream, 12),
          (i - 1.5) * 16,
        ),
      ),
    () =>
      times(5, (i) =>
        move(
          -150 + i * 78,
          -130 + (i % 2) * 40,
          k.cut('M-50 30C-70-40 10-80 50-40 70-10 40 10 24-8 6-30-22-10-4 30-20 56-44 52-50 30Z', paper.orange, 1),
          i * 30 - 40,
        ),
      ),
  ])();
  return (
    tabletop(k) +
    napkin(k, -560, 60, 8, k.setting.accent) +
    glass(k, 590, -300, paper.leaf) +
    move(
      0,
      0,
      k.cut(round(k, 0, 0, 430, 430, 0.008, 12), colour, 2) +
        `<circle r="404" fill="none" stroke="${rim}" stroke-width="20" stroke-dasharray="${k.pick(['60 24', '200 0', '14 22'])}"/>` +
        `<circle r="352" fill="#2a120a" opacity="0.25"/><circle r="340" cy="10" fill="${broth}"/>` +
        strands +
        greens +
        main +
        move(
          170,
          110,
          k.pick([
            () => tomatoFace(k, 74),
            () =>
              times(5, (i) =>
                move(
                  (i % 3) * 50 - 40,
                  Math.floor(i / 3) * 54,
                  `${k.cut(round(k, 0, 0, 30), paper.red, 0.6)}<circle r="17" fill="${paper.blush}"/>`,
                ),
              ),
          ])(),
        ) +
        times(
          12,
          () =>
            `<ellipse cx="${n(k.between(-250, 250))}" cy="${n(k.between(-200, 250))}" rx="10" ry="6" fill="${paper.cream}"/>`,
        ) +
        move(300, -60, k.cut('M-16-420L16-420 9 420-7 420Z', paper.oxblood, 1.3), 28) +
        move(370, -40, k.cut('M-16-420L16-420 9 420-7 420Z', paper.oxblood, 1.3), 34),
      k.between(-20, 20),
    )
  );
};
