import { contrastOf } from '@marquee/platform/sites/contrastFaults.ts';
import type { Theme } from '@marquee/shared/design/theme';
import type { Palette } from '@marquee/shared/design/tokens';
import { oklch } from './oklch.ts';

/** Hues in degrees, and strengths of colours, from which a palette is made. */
type Shades = {
  /** Hue and chroma of the paper and the ink. */
  neutral: readonly [hue: number, chroma: number];
  accent: readonly [hue: number, chroma: number];
  /** Hue of links, and of the second accent. */
  second: number;
};

const shades = {
  ink: { neutral: [265, 0.008], accent: [25, 0.19], second: 260 },
  coral: { neutral: [40, 0.014], accent: [32, 0.17], second: 220 },
  amber: { neutral: [85, 0.018], accent: [75, 0.15], second: 30 },
  forest: { neutral: [120, 0.014], accent: [152, 0.13], second: 70 },
  ocean: { neutral: [235, 0.012], accent: [238, 0.14], second: 190 },
  plum: { neutral: [330, 0.012], accent: [335, 0.17], second: 285 },
} as const satisfies Record<string, Shades>;

export type PaletteName = keyof typeof shades;
export const paletteNames = Object.keys(shades) as readonly PaletteName[];

export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(shades, name);
}

/** Makes the colours of a palette. Its contrasts follow from the lightnesses, which are the same in every palette. */
export function paletteOf(name: PaletteName): Pick<Theme, 'light' | 'dark'> {
  return { light: lightOf(shades[name]), dark: darkOf(shades[name]) };
}

function lightOf({ neutral: [hue, tint], accent: [accentHue, chroma], second }: Shades): Palette {
  const ink = oklch(0.22, tint * 2, hue);
  const accent = oklch(0.55, chroma, accentHue);
  return {
    ...{ paper: oklch(0.98, tint / 2, hue), surface: '#ffffff', sunken: oklch(0.945, tint, hue) },
    ...{ ink, inkMuted: oklch(0.46, tint * 1.5, hue), line: oklch(0.87, tint, hue), lineStrong: ink },
    ...{ accent, accentInk: legibleOn(accent, ink), accentText: oklch(0.48, chroma, accentHue) },
    ...{ accentSoft: oklch(0.94, chroma / 5, accentHue), second: oklch(0.42, 0.1, second), secondInk: '#ffffff' },
    ...{ link: oklch(0.45, 0.13, second), header: oklch(0.98, tint / 2, hue), headerInk: ink },
    ...{ footer: oklch(0.24, tint * 2, hue), footerInk: oklch(0.93, tint, hue), mark: oklch(0.92, 0.1, 95) },
    ...{ focus: oklch(0.52, 0.17, accentHue), danger: oklch(0.47, 0.18, 25), success: oklch(0.46, 0.11, 155) },
    scrim: 'rgb(12 12 16 / 0.78)',
  };
}

function darkOf({ neutral: [hue, tint], accent: [accentHue, chroma], second }: Shades): Palette {
  const ground = oklch(0.15, tint, hue);
  const accent = oklch(0.74, chroma * 0.85, accentHue);
  return {
    ...{ paper: oklch(0.18, tint, hue), surface: oklch(0.225, tint * 1.3, hue), sunken: ground },
    ...{ ink: oklch(0.95, tint, hue), inkMuted: oklch(0.75, tint * 1.5, hue), line: oklch(0.33, tint * 2, hue) },
    ...{ lineStrong: oklch(0.78, tint, hue), accent, accentInk: legibleOn(accent, ground) },
    ...{ accentText: oklch(0.79, chroma * 0.8, accentHue), accentSoft: oklch(0.31, chroma / 3, accentHue) },
    ...{ second: oklch(0.76, 0.1, second), secondInk: ground, link: oklch(0.81, 0.1, second) },
    ...{ header: ground, headerInk: oklch(0.96, tint / 2, hue), footer: oklch(0.13, tint, hue) },
    ...{ footerInk: oklch(0.84, tint, hue), mark: oklch(0.39, 0.08, 95), focus: oklch(0.8, 0.14, accentHue) },
    ...{ danger: oklch(0.77, 0.13, 22), success: oklch(0.81, 0.13, 155), scrim: 'rgb(4 4 8 / 0.86)' },
  };
}

/** Returns white or the given dark colour, whichever can be read better on the ground. */
function legibleOn(ground: string, dark: string): string {
  return contrastOf('#ffffff', ground) >= contrastOf(dark, ground) ? '#ffffff' : dark;
}
