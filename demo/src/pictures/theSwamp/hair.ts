import { black, cross, cut, disc, n, type Plate, swelling, thing, times } from './kit.ts';

/** The same plate, cutting white lines out of black. */
export const reversed = (plate: Plate): Plate => ({ ...plate, ink: { ...plate.ink, ink: plate.ink.paper } });

export type Hair = {
  /** Whether a beard may go with it. */ beard?: boolean;
  behind(plate: Plate, grey: boolean): string;
  before(plate: Plate, grey: boolean): string;
};

export const mass = (plate: Plate, d: string, grey: boolean): string =>
  grey ? thing(plate, d, plate.ink.paper) : black(plate, d);

export const strands = (plate: Plate, grey: boolean, count: number, draw: (t: number) => string): string =>
  swelling(grey ? plate : reversed(plate), count, 1.8, 3.6, draw);

const parted: Hair = {
  beard: true,
  behind: () => '',
  before: (plate, grey) =>
    mass(
      plate,
      'M-152 -130C-176 -270 -110 -350 10 -346C130 -350 176 -270 152 -130L138 -180C120 -240 80 -256 -60 -250C-110 -240 -136 -200 -140 -150z',
      grey,
    ) +
    strands(
      plate,
      grey,
      9,
      (t) =>
        `M${n(-60 + t * 6)} ${n(-256 - t * 60)}C${n(20 + t * 30)} ${n(-330 + t * 10)} ${n(90 + t * 34)} ${n(-310 + t * 24)} ${n(132 + t * 10)} ${n(-220 + t * 40)}`,
    ),
};

const swept: Hair = {
  behind: (plate, grey) =>
    mass(plate, 'M-168 -40C-210 -260 -110 -368 0 -366C110 -368 210 -260 168 -40L150 60H-150z', grey),
  before: (plate, grey) =>
    mass(
      plate,
      'M-146 -110C-160 -270 -60 -330 20 -330C110 -326 160 -260 146 -110C130 -220 90 -260 10 -270C-70 -260 -130 -220 -146 -110z',
      grey,
    ) +
    strands(
      plate,
      grey,
      9,
      (t) =>
        `M${n(-130 + t * 260)} ${n(-190 - 50 * Math.sin(t * Math.PI))}Q${n(-90 + t * 180)} ${n(-310)} ${n(-10 + t * 30)} -326`,
    ),
};

const long: Hair = {
  behind: (plate, grey) =>
    mass(
      plate,
      'M-150 -240C-240 -120 -200 80 -214 210C-120 240 120 240 214 210C200 80 240 -120 150 -240C90 -380 -90 -380 -150 -240z',
      grey,
    ) +
    strands(
      plate,
      grey,
      10,
      (t) =>
        `M${n(t < 0.5 ? -170 + t * 80 : 130 + (t - 0.5) * 80)} -160C${n(t < 0.5 ? -200 + t * 80 : 150 + (t - 0.5) * 80)} 0 ${n(t < 0.5 ? -190 + t * 70 : 156 + (t - 0.5) * 70)} 120 ${n(t < 0.5 ? -196 + t * 90 : 150 + (t - 0.5) * 90)} 210`,
    ),
  before: (plate, grey) =>
    mass(
      plate,
      'M-148 -90C-170 -280 -60 -340 30 -336C140 -330 164 -240 148 -90C130 -170 100 -220 40 -250C-40 -220 -130 -180 -148 -90z',
      grey,
    ),
};

const curls: Hair = {
  behind: (plate, grey) => {
    const ring = times(16, (i) => {
      const angle = Math.PI * (0.88 + (1.24 * i) / 15);
      return disc(Math.cos(angle) * 172, -150 + Math.sin(angle) * 172, 58);
    });
    return mass(plate, ring, grey) + mass(plate, disc(0, -190, 170), grey);
  },
  before: (plate, grey) =>
    mass(
      plate,
      'M-148 -120C-170 -290 170 -290 148 -120C134 -210 90 -236 50 -222Q0 -248 -50 -222C-90 -236 -134 -210 -148 -120z',
      grey,
    ) +
    cut(
      grey ? plate : reversed(plate),
      times(
        15,
        (i) => `M${n(-190 + i * 27)} ${n(-250 - 90 * Math.sin((i / 14) * Math.PI) + (i % 3) * 26)}q14 -18 26 0`,
      ),
      3,
    ),
};

const bald: Hair = {
  beard: true,
  behind: (plate, grey) => mass(plate, 'M-140 -180C-190 -150 -180 -40 -150 0L150 0C180 -40 190 -150 140 -180z', grey),
  before: (plate) => cut(plate, 'M-60 -262q40 -24 90 -16M-44 -236q40 -14 80 -8', 3),
};

const cap: Hair = {
  beard: true,
  behind: parted.behind,
  before: (plate) =>
    thing(plate, 'M-176 -190C-190 -330 -90 -380 20 -376C130 -372 186 -310 176 -200Q0 -250 -176 -190z', plate.ink.tint) +
    cross(plate, 'M40 -374C140 -366 186 -310 176 -200Q120 -222 60 -226z', 3, 50) +
    thing(plate, 'M-190 -180Q-60 -250 120 -226Q90 -180 -40 -184Q-130 -180 -190 -150z', plate.ink.ink),
};

const brim: Hair = {
  beard: true,
  behind: parted.behind,
  before: (plate) =>
    thing(plate, 'M-130 -214C-140 -390 -80 -400 0 -384C80 -400 140 -390 130 -214z', plate.ink.paper) +
    swelling(
      plate,
      11,
      1.6,
      6.5,
      (t) =>
        `M${n(-110 + 230 * Math.sin((t * Math.PI) / 2))} -226C${n(-110 + 226 * Math.sin((t * Math.PI) / 2))} -330 ${n(-80 + t * 170)} -380 ${n(-70 + t * 150)} -386`,
    ) +
    thing(plate, 'M-134 -214H134V-262H-134z', plate.ink.spot) +
    thing(plate, 'M-236 -200Q-100 -250 0 -234Q100 -250 236 -200Q110 -176 0 -186Q-110 -176 -236 -200z'),
};

export const hairs: readonly Hair[] = [parted, swept, long, curls, bald, cap, brim, parted, long, swept];
