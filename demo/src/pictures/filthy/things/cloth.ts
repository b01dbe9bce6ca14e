import {
  type Boudoir,
  circle,
  dots,
  ellipse,
  fixed,
  foldShade,
  group,
  hairline,
  type Point,
  path,
  satin,
  stroke,
} from '../stage.ts';

/** Satin, close: the folds, the shine, and one thing left lying on it. */
export function drapery(stage: Boudoir): void {
  const { room } = stage;
  const reach = stage.reach;
  const cloth = stage.pick<readonly [string, string, string]>([
    [room.mid, room.rose, room.blush],
    [room.velvet, room.mid, room.rose],
    [room.rose, room.blush, room.cream],
    [room.deep, room.velvet, room.blush],
  ]);
  const folds = stage.between(2.6, 4.4);
  const phase = stage.between(0, 6.28);
  const sway = [0, 1, 2, 3].map(() => stage.between(-13, 13));
  const lean = stage.between(1.2, 2.6);
  const turn = stage.between(-52, 52);
  const edge = (share: number): readonly Point[] =>
    sway.map((shift, row): Point => {
      const y = -reach + (row / 3) * reach * 2;
      const x = (share - 0.5) * reach * 2.3;
      return [x + shift + Math.sin(share * 9 + row * lean + phase) * 5.5, y];
    });
  const shade = (share: number): string => {
    const wave = 0.5 + 0.5 * Math.sin(share * folds * Math.PI * 2 + phase);
    const ripple = 0.5 + 0.5 * Math.sin(share * folds * 5.1 * Math.PI + phase * 2);
    return foldShade(room, wave ** 1.25 * 0.82 + ripple * 0.22, cloth);
  };
  stage.add(stage.fill(room.deep), `<g transform="rotate(${fixed(turn)})">${satin(stage, 58, edge, shade)}</g>`);
  stage.add(
    stage.glow([stage.between(-20, 20), -20], 60, room.cream, 0.18),
    stage.vignette(0.8, [stage.between(-12, 12), -6]),
  );
  const left = stage.pick([pearls, key, ring, petals]);
  stage.add(left(stage));
}

function pearls(stage: Boudoir): string {
  const { room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const string: Point[] = [];
  const beads = 66;
  for (let i = 0; i < beads; i += 1) {
    const t = i / (beads - 1);
    const a = t * 7.4 + 0.6;
    string.push([(Math.cos(a) * (30 - t * 10) + t * 22 - 8) * flip, Math.sin(a) * (19 - t * 7) + 2]);
  }
  const light = string.map(([x, y]): Point => [x - 0.6, y - 0.7]);
  return (
    dots(
      string.map(([x, y]): Point => [x + 1, y + 1.4]),
      2.2,
      room.dark,
      'opacity=".45"',
    ) +
    dots(string, 1.9, room.blush) +
    dots(
      string.map(([x, y]): Point => [x - 0.2, y - 0.3]),
      1.35,
      room.cream,
    ) +
    dots(light, 0.5, '#fff')
  );
}

function key(stage: Boudoir): string {
  const { room } = stage;
  const brass = stage.linear(
    [-26, -6],
    [26, 6],
    [
      [0, room.gold],
      [0.5, room.cream],
      [1, room.gold],
    ],
  );
  const drawn = (colour: string): string =>
    stroke('M-11 0H26M20 0V8M26 0V6', colour, 3) + circle(-19, 0, 8, 'none', `stroke="${colour}" stroke-width="3.4"`);
  const tag =
    path('M-27 0C-36 6 -34 16 -26 20', 'none', `stroke="${room.rose}" stroke-width="1.2"`) +
    path('M-30 18L-16 24L-22 42L-36 36Z', room.deep) +
    hairline('M-29 20L-18 24.6L-23 39.6L-34 35Z', room.gold, 0.4) +
    circle(-25.5, 22.5, 1.2, room.gold);
  return `<g transform="translate(4 0) rotate(${fixed(stage.between(-38, 24))}) scale(1.12)">${group('translate(1.2 1.8)', `<g opacity=".5">${drawn(room.dark)}</g>`)}${drawn(brass)}${hairline('M-11 -.8H25', '#fff', 0.4, 0.7)}${tag}</g>`;
}

function ring(stage: Boudoir): string {
  const { room } = stage;
  const gold = stage.linear(
    [-14, -10],
    [14, 12],
    [
      [0, room.cream],
      [0.4, room.gold],
      [1, room.mid],
    ],
  );
  return (
    ellipse(2, 13, 15, 4, room.dark, 'opacity=".45"') +
    `<g transform="rotate(${fixed(stage.between(-18, 18))})">` +
    ellipse(0, 2, 13, 11, 'none', `stroke="${gold}" stroke-width="2.6"`) +
    path('M-7 -10L-4 -15H4L7 -10L0 -2Z', room.cream) +
    path('M-7 -10H7L0 -2ZM-4 -15L-2 -10L0 -15L2 -10L4 -15Z', room.rose, 'opacity=".55"') +
    hairline('M-7 -10H7M-2.5 -10L0 -2L2.5 -10', '#fff', 0.35) +
    '</g>' +
    stage.glow([0, -10], 13, room.cream, 0.5) +
    hairline('M0 -24V-18M-9 -18L-6 -15M9 -18L6 -15', room.cream, 0.5, 0.9)
  );
}

function petals(stage: Boudoir): string {
  const { room } = stage;
  const fill = stage.linear(
    [-6, -8],
    [6, 8],
    [
      [0, room.blush],
      [0.5, room.rose],
      [1, room.mid],
    ],
  );
  const id = stage.define('fallen', () => path('M0 9C-9 5 -9 -7 0 -9C3 -7 4 -6 5 -7C11 0 7 7 0 9Z', fill));
  return Array.from({ length: 11 }, () => {
    const [x, y] = [stage.between(-40, 40), stage.between(-30, 32)];
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${stage.whole(0, 360)}) scale(${fixed(stage.between(0.6, 1.2))} ${fixed(stage.between(0.4, 1))})"><use href="#${id}" transform="translate(1 1.5)" opacity=".35"/><use href="#${id}"/></g>`;
  }).join('');
}
