import { type Boudoir, circle, dots, ellipse, fixed, foldShade, group, hairline, path, type Point, rect, satin, stroke } from './filthyStage.ts';

/** Letters kept: a sheet of handwriting, an envelope, a seal, a ribbon undone. */
export function letters(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const phase = stage.between(0, 6);
  const edge = (share: number): readonly Point[] => [0, 1, 2].map((row): Point => [(share - 0.5) * (hw * 2 + 24) + Math.sin(row * 1.6 + share * 5 + phase) * 6, -hh - 2 + row * (hh + 2)]);
  stage.add(
    stage.fill(room.dark),
    satin(stage, 34, edge, (share) => foldShade(room, 0.3 + 0.22 * Math.sin(share * 15 + phase), [room.velvet, room.mid, room.rose])),
    stage.glow([-10, -16], 66, room.gold, 0.35),
  );
  const paper = stage.linear([-20, -30], [20, 30], [[0, room.cream], [1, room.blush]]);
  const sheet = (x: number, y: number, turn: number): string => {
    let ink = '';
    for (let line = 0; line < 9; line += 1) {
      let at = -15;
      const y0 = -22 + line * 5.2;
      ink += `M${at} ${fixed(y0)}`;
      const end = line === 8 ? stage.between(-6, 2) : stage.between(10, 15);
      while (at < end) {
        const step = stage.between(1.4, 3);
        ink += `q${fixed(step / 2)} ${fixed(stage.between(-2.4, 1.6))} ${fixed(step)} 0`;
        at += step;
        if (stage.chance(0.2)) {
          at += 1.4;
          ink += 'm1.4 0';
        }
      }
    }
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})">${rect(-18.6, -28, 40, 60, '#000', 'opacity=".35"')}${rect(-20, -30, 40, 60, paper)}${hairline('M-20 -10H20M-20 11H20', room.mid, 0.4, 0.3)}${hairline(ink, room.deep, 0.5, 0.85)}</g>`;
  };
  const seal = (x: number, y: number): string => path('M-6 1C-7 -4 -4 -7 0 -6.5C4 -8 7 -4 6.5 0C8 4 4 7 0 6C-4 8 -7 5 -6 1Z', stage.radial([-2, -2], 10, [[0, room.blush], [0.3, '#c0233f'], [1, '#4a0714']]), `transform="translate(${fixed(x)} ${fixed(y)})"`) + group(`translate(${fixed(x)} ${fixed(y)})`, hairline('M-2.4 1.6C-2.4 -2 2.4 -2 2.4 1.6M0 -2.6V2.6', '#f7b9b0', 0.6, 0.8));
  const envelope = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})">${rect(-24.6, -14.5, 52, 34, '#000', 'opacity=".35"')}${rect(-26, -17, 52, 34, room.blush)}${path('M-26 17L-4 -1H4L26 17Z', room.cream)}${path('M-26 -17L-2 4C-1 5 1 5 2 4L26 -17Z', stage.linear([0, -17], [0, 5], [[0, room.cream], [1, room.blush]]))}${hairline('M-26 -17L-2 4C-1 5 1 5 2 4L26 -17M-26 17L-5 0M26 17L5 0', room.mid, 0.4, 0.5)}${seal(0, 4)}</g>`;
  const flip = stage.chance(0.5) ? -1 : 1;
  const bundle = stage.chance(0.4);
  if (bundle) for (let i = 4; i >= 0; i -= 1) stage.add(envelope(stage.between(-1.5, 1.5), 8 - i * 3.4, stage.between(-5, 5)));
  else stage.add(sheet(-14 * flip, -2, stage.between(-14, -4) * flip), envelope(18 * flip, 12, stage.between(4, 16) * flip));
  const bow = bundle ? 'M0 -26V27M-26 6H26' : '';
  const satinRibbon = stage.linear([-40, 0], [40, 0], [[0, room.mid], [0.5, room.rose], [1, room.velvet]]);
  stage.add(
    bundle ? stroke('M-27 7C-10 9 10 9 27 7M1 -14V27', satinRibbon, 3) + path('M0 8C-10 -4 -18 2 -12 8C-8 11 -3 9 0 8C10 -4 18 2 12 8C8 11 3 9 0 8L-8 20L-3 19L0 23L2 9L9 18L10 14Z', satinRibbon) : stroke(`M${-40 * flip} 34C${-24 * flip} 22 ${-14 * flip} 44 ${2 * flip} 36C${16 * flip} 30 ${24 * flip} 40 ${44 * flip} 30`, satinRibbon, 3.2, 'stroke-linecap="round"'),
    bow ? '' : hairline(`M${-40 * flip} 33C${-24 * flip} 21 ${-14 * flip} 43 ${2 * flip} 35C${16 * flip} 29 ${24 * flip} 39 ${44 * flip} 29`, room.cream, 0.5, 0.6),
    group(`translate(${36 * flip} -22) rotate(${fixed(stage.between(30, 52) * flip)})`, path('M-1.8 -26H1.8L2.4 4L0 14L-2.4 4Z', room.dark), path('M-2.4 4H2.4L.6 13L0 15L-.6 13Z', room.gold), rect(-2.5, -2, 5, 2, room.gold), hairline('M-.8 -24V2', room.cream, 0.4, 0.6)),
    stage.vignette(0.75),
  );
}

/** The bath, run too hot. */
export function bath(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const floor = 34;
  const lamp: Point = [-34 * flip, -20];
  stage.add(stage.wall([0, -14], room.mid));
  let tiles = '';
  for (let x = -Math.ceil(hw / 9) * 9; x < hw; x += 9) tiles += `M${x} ${fixed(-hh)}V${floor}`;
  for (let y = -Math.ceil(hh / 9) * 9; y < floor; y += 9) tiles += `M${fixed(-hw)} ${y}H${fixed(hw)}`;
  stage.add(
    hairline(tiles, room.blush, 0.3, 0.16),
    path('M-15 -4V-26C-15 -42 15 -42 15 -26V-4Z', stage.linear([0, -40], [0, -4], [[0, room.dark], [1, room.velvet]]), `transform="translate(${22 * flip} -4)"`),
    group(`translate(${22 * flip} -4)`, hairline('M-15 -4V-26C-15 -42 15 -42 15 -26V-4ZM0 -38V-4M-15 -20H15', room.gold, 0.6, 0.7), circle(6, -28, 3, room.cream), stage.glow([6, -28], 12, room.cream, 0.5)),
    rect(-hw - 1, floor, hw * 2 + 2, hh, stage.linear([0, floor], [0, hh], [[0, room.deep], [1, room.dark]])),
    stage.glow(lamp, 50, room.gold, 0.55),
  );
  const skin = stage.linear([-30, -10], [-8, 20], [[0, room.cream], [0.5, room.blush], [1, room.mid]]);
  const knee = stage.between(10, 18);
  const tub = stage.linear([-44, 8], [44, 34], [[0, room.cream], [0.4, room.blush], [1, room.mid]]);
  stage.add(
    ellipse(0, 41, 46, 4, '#000', 'opacity=".45"'),
    group(
      `scale(${flip} 1)`,
      // Head back, eyes shut, hair up, one arm along the rim.
      path('M-30 8C-32 -2 -26 -4 -23 -6L-20 -10L-12 -4C-12 0 -8 4 -4 8Z', skin),
      `<g transform="translate(-22 -14) rotate(-22)">${ellipse(0, 0, 7.4, 8.6, skin)}${path('M-8 3C-12 -8 -4 -14 4 -10C7 -8 7 -5 6 -4C1 -6 -4 -3 -4 4C-4 8 -7 8 -8 3ZM-8 -6C-16 -8 -16 -18 -8 -17C-2 -16 -1 -10 -4 -8Z', room.dark)}${hairline('M1 -1C2 0 4 0 5 -1M6.8 1C8.6 2 8.4 3 7 3.4', room.mid, 0.5, 0.9)}${path('M3.6 5C5 4.4 6.4 4.6 7 5C6 6.4 4.6 6.4 3.6 5Z', room.rose)}</g>`,
      path(`M${fixed(knee - 10)} 9C${fixed(knee - 6)} -4 ${fixed(knee - 1)} -9 ${fixed(knee + 3)} -8C${fixed(knee + 8)} -6 ${fixed(knee + 9)} 2 ${fixed(knee + 10)} 9Z`, skin),
      hairline(`M${fixed(knee - 6)} 6C${fixed(knee - 3)} -2 ${fixed(knee)} -6 ${fixed(knee + 2)} -7`, '#fff', 0.6, 0.5),
      path('M-45 4C-47 4 -47 8 -45 8.5C-44 24 -36 36 -24 36H24C36 36 43 24 45 9C48 9 49 4 45 3C40 2 38 4 36 6H-36C-39 5 -42 4 -45 4Z', tub),
      path('M-36 6H36C40 2 44 2 46 4L45 9H-45.5Z', room.cream, 'opacity=".55"'),
      hairline('M-40 14C-38 24 -32 31 -24 32M40 13C38 20 36 25 32 29', '#fff', 0.7, 0.5),
      stroke('M-26 36C-30 38 -31 41 -28 43M26 36C30 38 31 41 28 43', room.gold, 2.4, 'stroke-linecap="round"'),
      path('M-40 6C-34 2 -26 3 -18 4C-14 4 -12 6 -14 7C-18 8 -24 7 -30 8C-34 8.5 -39 9 -40 6Z', skin),
      stroke('M41 4V-8C41 -14 34 -14 34 -9V-6', room.gold, 1.8, 'stroke-linecap="round"'),
      stroke('M38 -6H44M41 -10V-13', room.gold, 1.4, 'stroke-linecap="round"'),
    ),
  );
  const foam: Point[] = Array.from({ length: 30 }, () => [stage.between(-10, 34) * flip, 5 + stage.between(-2.5, 1.5)]);
  stage.add(dots(foam.slice(0, 18), 2, room.cream, 'opacity=".9"'), dots(foam.slice(18), 1.2, '#fff', 'opacity=".9"'));
  for (let i = 0; i < 6; i += 1) {
    const x = stage.between(-30, 34);
    stage.add(stroke(`M${fixed(x)} 0c${fixed(stage.between(4, 9))} -8 ${fixed(stage.between(-10, -4))} -16 ${fixed(stage.between(-2, 4))} -24s${fixed(stage.between(-8, 6))} -12 0 -20`, room.cream, stage.whole(2, 4), 'opacity=".07" stroke-linecap="round"'));
  }
  stage.add(
    group(`translate(${-52 * flip} 0)`, rect(-7, 12, 14, 24, room.dark), rect(-8, 11, 16, 1.6, room.gold), rect(-2, 2, 4, 9, room.cream), path('M0 1C-2 -1 -1 -4 0 -6C1 -4 2 -1 0 1Z', room.gold), stage.glow([0, -2], 16, room.gold, 0.7)),
    stage.vignette(0.75),
  );
}

/** Off the hook. */
export function telephone(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const lamp: Point = [-30 * flip, -28];
  stage.add(stage.wall(lamp, room.mid), stage.glow(lamp, 60, room.gold, 0.5));
  const cloth: readonly [string, string, string] = stage.pick([
    [room.rose, room.blush, room.cream],
    [room.velvet, room.mid, room.rose],
  ]);
  const phase = stage.between(0, 6);
  const edge = (share: number): readonly Point[] => [0, 1, 2].map((row): Point => [(share - 0.5) * (hw * 2 + 30) + row * 8 * flip + Math.sin(row * 2 + share * 6 + phase) * 4, 16 + Math.sin(share * 9 + phase) * 3 + row * ((hh - 14) / 2)]);
  stage.add(satin(stage, 40, edge, (share) => foldShade(room, 0.5 + 0.3 * Math.sin(share * 17 + phase), cloth)));
  const shell = stage.pick([
    [room.rose, room.mid, room.dark],
    [room.cream, room.blush, room.mid],
    [room.velvet, room.deep, room.dark],
  ] as const);
  const body = stage.linear([-20, -14], [20, 24], [[0, shell[0]], [0.5, shell[1]], [1, shell[2]]]);
  const cord: string[] = [];
  let d = 'M18 20';
  for (let i = 0; i < 15; i += 1) d += `c3 -4 5 3 ${fixed(1.9)} ${fixed(i < 7 ? 0.8 : -1)}`;
  cord.push(stroke(d, room.dark, 1.1), hairline(d, room.blush, 0.3, 0.4));
  const holes: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = ((i * 30 - 60) * Math.PI) / 180;
    return [Math.cos(a) * 7.4, 7 + Math.sin(a) * 7.4];
  });
  stage.add(
    group(
      `translate(${-12 * flip} 4) scale(${1.15 * flip} 1.15)`,
      ellipse(0, 26, 27, 4, '#000', 'opacity=".4"'),
      path('M-14 -12C-12 -14 -8 -14 -7 -11H7C8 -14 12 -14 14 -12C15 -9 13 -7 12 -5C20 2 24 14 25 22C25 26 23 26 20 26H-20C-23 26 -25 26 -25 22C-24 14 -20 2 -12 -5C-13 -7 -15 -9 -14 -12Z', body),
      hairline('M-11 -4C-18 3 -22 13 -23 21', room.cream, 0.8, 0.6),
      circle(0, 7, 12, room.dark),
      circle(0, 7, 10.6, stage.linear([-10, -4], [10, 18], [[0, room.gold], [0.5, room.cream], [1, room.gold]])),
      dots(holes, 1.7, room.dark),
      circle(0, 7, 4, room.cream),
      circle(0, 7, 1.2, room.rose),
      ...cord,
    ),
    `<g transform="translate(${36 * flip} ${fixed(stage.between(26, 32))}) rotate(${fixed(stage.between(-24, 10) * flip)}) scale(${1.1 * flip} 1.1)">${ellipse(0, 7, 22, 3, '#000', 'opacity=".3"')}${path('M-21 4C-23 -2 -20 -7 -14 -7C-12 -7 -10 -4 -8 -4H8C10 -4 12 -7 14 -7C20 -7 23 -2 21 4C19 7 11 7 10 3C9 1 7 0 5 0H-5C-7 0 -9 1 -10 3C-11 7 -19 7 -21 4Z', stage.linear([-20, -8], [20, 8], [[0, shell[0]], [0.5, shell[1]], [1, shell[2]]]))}${hairline('M-17 -5C-14 -6.5 -12 -4 -9 -2.8H9', room.cream, 0.6, 0.7)}</g>`,
    stage.chance(0.5) ? group(`translate(${-52 * flip} -2)`, stroke('M0 -10V24', room.dark, 1.4), path('M-5 -26H5L11 -9H-11Z', stage.linear([0, -26], [0, -9], [[0, room.gold], [1, room.cream]])), stage.glow([0, -14], 26, room.cream, 0.4)) : '',
    stage.vignette(0.75),
  );
}
