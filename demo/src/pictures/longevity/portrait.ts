import { at, disc, times } from '../coarseMarks.ts';
import { ground, motes } from './ground.ts';
import { type Bench, leaf, sprig } from './kit.ts';
import { circle, ellipse, line, path, rect, ring } from './marks.ts';

/** A face, older as often as not, in front of leaves. */
export function portrait(bench: Bench): string {
  const { X, Y, tones, pick, chance, between, wash, bloom, within } = bench;
  const skins = [
    ['#f6d2b8', '#dba585'],
    ['#e9b890', '#c68c63'],
    ['#cf9468', '#a66d45'],
    ['#a56b45', '#7c4a2c'],
    ['#7a4a31', '#55301f'],
    ['#58372a', '#3a2119'],
  ] as const;
  const [skin, shadow] = pick(skins);
  const hair = pick(['#f3f0ea', '#d5d2ce', '#a9a6a6', '#3a2a28', '#6d4630', '#b7733f']);
  const old = hair === '#f3f0ea' || hair === '#d5d2ce' || hair === '#a9a6a6';
  const face = 'M-112-96C-118-214 118-214 112-96C118 6 70 98 0 98C-70 98-118 6-112-96Z';
  const style = pick(['short', 'bob', 'bun', 'waves', 'long', 'bald', 'crop', 'scarf']);
  const cloth = pick([tones.leaf, tones.coral, tones.deep, tones.sun]);
  const behind: Record<string, string> = {
    bob: 'M-158 60C-190-250-60-252 0-252C60-252 190-250 158 60C130 92 96 80 90 40H-90C-96 80-130 92-158 60Z',
    long: 'M-150 300C-200-120-150-256 0-256C150-256 200-120 150 300Z',
    bun: disc(70, -236, 66),
    waves: `${disc(-120, -90, 64)}${disc(-128, 0, 56)}${disc(120, -90, 64)}${disc(128, 0, 56)}${disc(-70, -180, 76)}${disc(70, -180, 76)}${disc(0, -204, 80)}`,
    scarf: 'M-150-80C-150-250 150-250 150-80C160 60 130 200 70 210H-70C-130 200-160 60-150-80Z',
  };
  const front: Record<string, string> = {
    short:
      'M-120-80C-140-236-40-238 10-236C110-240 138-170 120-80C116-140 90-160 60-170C0-150-70-160-96-150C-112-130-114-110-120-80Z',
    bob: 'M-124-60C-134-226-30-232 10-230C120-226 134-130 124-60C112-130 70-170 20-180C-20-130-100-130-124-60Z',
    bun: 'M-118-90C-120-220-40-226 0-226C50-226 124-210 118-90C100-160 50-182 0-182C-50-182-100-160-118-90Z',
    waves:
      'M-118-84C-130-200-90-190-70-196C-50-226 0-220 20-204C60-226 100-200 104-180C126-160 124-120 118-84C104-140 70-150 50-146C20-170-20-150-40-146C-80-150-104-130-118-84Z',
    long: 'M-122-70C-126-226-20-234 0-234C30-234 126-226 122-70C112-150 60-186 0-196C-60-186-112-150-122-70Z',
    bald: 'M-120-60C-130-110-118-140-110-150C-108-120-112-90-120-60ZM120-60C130-110 118-140 110-150C108-120 112-90 120-60Z',
    crop: 'M-120-90C-132-228-40-232 0-232C40-232 132-228 120-90C112-140 96-158 80-164C30-178-30-178-80-164C-96-158-112-140-120-90Z',
    scarf: 'M-136-60C-150-240 150-240 136-60C120-150 70-176 0-176C-70-176-120-150-136-60Z',
  };
  const locks = style === 'scarf' ? (cloth === tones.sun ? tones.coral : cloth) : hair;
  const bust =
    'M-62 150C-190 170-300 210-340 320C-366 400-380 600-384 900H384C380 600 366 400 340 320C300 210 190 170 62 150Z';
  const dress = pick(['coat', 'knit', 'scrubs', 'collar']);
  const clothes: Record<string, string> = {
    coat:
      path(bust, wash('#ffffff', tones.pale)) +
      path('M-62 150L0 330 62 150 40 130H-40Z', cloth) +
      path('M-84 156L-150 270-90 300-30 470H-10L-100 190ZM84 156L150 270 90 300 30 470H10L100 190Z', '#ffffff') +
      line('M-84 156L-150 270-90 300-20 480M84 156L150 270 90 300 20 480', `${tones.leaf}/0.4`, 5) +
      line('M-110 180C-150 300-120 380-60 400M110 180C150 300 130 420 90 440', tones.deep, 11) +
      circle(90, 452, 20, '#b9c9c7') +
      circle(90, 452, 11, '#ffffff'),
    knit:
      path(bust, cloth) +
      path('M-78 136C-40 190 40 190 78 136L92 176C50 236-50 236-92 176Z', `${tones.deep}/0.25`) +
      line(
        times(7, (index) => `M${-240 + index * 80} ${250 + Math.abs(index - 3) * 26}V900`),
        `${tones.glow}/0.25`,
        8,
      ),
    scrubs:
      path(bust, tones.leaf) +
      path('M-74 142L0 268 74 142 56 128H-56Z', skin) +
      line('M-76 142L0 272 76 142', tones.deep, 9) +
      rect(110, 340, 96, 80, `${tones.deep}/0.22`, 8),
    collar:
      path(bust, cloth) +
      path('M-70 140L0 236-64 296-124 168ZM70 140L0 236 64 296 124 168Z', '#ffffff') +
      line('M0 240V900', `${tones.deep}/0.3`, 5) +
      circle(0, 330, 9, '#ffffff') +
      circle(0, 420, 9, '#ffffff'),
  };
  const eyes = pick(['open', 'open', 'smile']);
  const brows = style === 'scarf' && !old ? '#3a2a28' : old ? '#bdb9b6' : hair;
  const eye = (side: number): string =>
    eyes === 'smile'
      ? line(`M${side * 46 - 17}-62q17-18 34 0`, '#2c1f1f', 6)
      : ellipse(side * 46, -64, 10, 12, '#2c1f1f') +
        circle(side * 46 + 3, -68, 3.4, '#ffffff') +
        line(`M${side * 46 - 20}-74q20-14 40 0`, `${shadow}`, 5);
  const specs = chance(0.34);
  const beard = ['short', 'bald', 'crop'].includes(style) && chance(0.45);
  const head =
    path('M-54 40H54V160C40 214-40 214-54 160Z', skin) +
    path('M-54 70C-20 120 20 120 54 70V112C30 152-30 152-54 104Z', `${shadow}/0.8`) +
    ellipse(-114, -54, 20, 29, skin) +
    ellipse(114, -54, 20, 29, shadow) +
    path(face, skin) +
    within(
      face,
      path('M30-240C90-120 90 20 20 120H160V-240Z', `${shadow}/0.45`) +
        circle(-64, -8, 32, `${tones.coral}/0.28`) +
        circle(66, -8, 32, `${tones.coral}/0.28`),
    ) +
    (beard
      ? path(
          'M-113-70C-112 0-80 20-56 26C-30 0 30 0 56 26C80 20 112 0 113-70C126 60 70 128 0 130C-70 128-126 60-113-70ZM-34 42Q0 58 34 42Q0 34-34 42Z',
          hair,
        )
      : '') +
    eye(-1) +
    eye(1) +
    line('M-68-98q22-13 44-2M68-98q-22-13-44-2', brows, 8) +
    line('M2-56Q-12-16-12-6Q-4 4 10 0', `${shadow}`, 6) +
    line(pick(['M-34 40Q0 66 34 40', 'M-28 44Q2 58 32 40', 'M-30 44Q0 54 30 44']), '#8c3b30', 7) +
    (old
      ? line(
          'M-84-58q-10 8-12 18M84-58q10 8 12 18M-62 6q-8 18-2 34M62 6q8 18 2 34M-40-134q40-10 80 0',
          `${shadow}/0.85`,
          4,
        )
      : '') +
    path(front[style] ?? '', locks) +
    path(front[style] ?? '', wash(`${tones.glow}/0.22`, `${tones.deep}/0.12`)) +
    (specs
      ? ring(-48, -62, 36, tones.deep, 6) +
        ring(48, -62, 36, tones.deep, 6) +
        line('M-13-66q13-9 26 0M-84-66L-112-72M84-66L112-72', tones.deep, 5)
      : '');
  const halo = pick([tones.sun, tones.blush, tones.fresh]);
  const leaves = times(12, (index) => {
    const turn = -104 + index * 19;
    return leaf(
      bench,
      170 + ((index * 61) % 90),
      58,
      [tones.leaf, tones.fresh, `${tones.deep}/0.75`][index % 3] ?? tones.leaf,
      Math.sin((turn * Math.PI) / 180) * 240,
      20 - Math.cos((turn * Math.PI) / 180) * 250,
      turn,
    );
  });
  return (
    ground(bench, 0, -60, 600) +
    (Y > 600 || X > 700
      ? [-1, 1]
          .map((side) => at(side * (X - 70), Y + 30, sprig(bench, 520, { bend: -side * 0.15 }), 1, -side * 8))
          .join('')
      : '') +
    leaves +
    circle(0, -40, 352, wash(halo, `${tones.glow}`)) +
    circle(-70, -130, 260, bloom(`${tones.glow}/0.7`, `${tones.glow}/0`)) +
    at(0, 40, path(behind[style] ?? '', locks) + clothes[dress] + head, 1.18, between(-2, 2)) +
    motes(bench, 10)
  );
}
