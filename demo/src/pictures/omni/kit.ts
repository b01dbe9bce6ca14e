import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { definitionsOf } from '../definitions.ts';
import { fill, move, n, rect } from '../marks.ts';
import { spatter } from './sky.ts';
import type { Air, Stop, Studio } from './studio.ts';

export type Scene = (studio: Studio) => string;

const airs: readonly Air[] = [
  // Indigo dusk
  {
    ...{ top: '#0b0a33', mid: '#3a2bb5', low: '#ff9a76', sun: '#fff0c9', flare: '#ff6b5e' },
    ...{ lit: '#ffe3b8', body: '#ef6a86', shade: '#2a115e', far: '#6a52d0', near: '#2c2090', dark: '#0c0a36' },
    ...{ pale: '#fff6e6', line: '#63f2ff', hot: '#ff7a59' },
  },
  // Cyan morning
  {
    ...{ top: '#071b45', mid: '#137fb5', low: '#b9f7ec', sun: '#ffffff', flare: '#ffd27a' },
    ...{ lit: '#fff1cf', body: '#ff9e6b', shade: '#5d1f5f', far: '#4aa7c9', near: '#17597f', dark: '#07213f' },
    ...{ pale: '#f6fffd', line: '#d9fffb', hot: '#ff8652' },
  },
  // Magenta nebula
  {
    ...{ top: '#0d0630', mid: '#5b1a94', low: '#ff6da8', sun: '#ffe9d6', flare: '#ff4f87' },
    ...{ lit: '#bff7ff', body: '#35a8dd', shade: '#16145c', far: '#8a3ab8', near: '#441a7c', dark: '#12062e' },
    ...{ pale: '#fff0f4', line: '#6ff5ff', hot: '#ffb45c' },
  },
  // Amber desert
  {
    ...{ top: '#1a0d33', mid: '#96314f', low: '#ffc06a', sun: '#fff4d0', flare: '#ff8a3d' },
    ...{ lit: '#d7fbff', body: '#43bfd0', shade: '#123259', far: '#c9604c', near: '#702648', dark: '#250c2c' },
    ...{ pale: '#fff3dc', line: '#8ff7ff', hot: '#ff6a45' },
  },
  // Paper noon
  {
    ...{ top: '#5f7df5', mid: '#abc4ff', low: '#fff1d6', sun: '#fffdf3', flare: '#ffcf6e' },
    ...{ lit: '#fff7e6', body: '#ff8d6a', shade: '#7b2b86', far: '#a3aef2', near: '#5a5fe0', dark: '#1c1a6b' },
    ...{ pale: '#fffaf0', line: '#221dac', hot: '#ff5f4c' },
  },
  // Teal night
  {
    ...{ top: '#03101f', mid: '#0a4a5e', low: '#45e0cf', sun: '#f8ffe6', flare: '#ffe38a' },
    ...{ lit: '#ffe0ef', body: '#e05fae', shade: '#3b1263', far: '#14808a', near: '#0b4a5d', dark: '#031722' },
    ...{ pale: '#effffb', line: '#b6fff4', hot: '#ff7fb0' },
  },
  // Cream and indigo
  {
    ...{ top: '#ead9b8', mid: '#f6ecd6', low: '#ffd2a6', sun: '#ff8a62', flare: '#ff4d4d' },
    ...{ lit: '#8fe8ff', body: '#3a49e0', shade: '#140f52', far: '#bdb6e6', near: '#6257d2', dark: '#1a1560' },
    ...{ pale: '#fff9ea', line: '#2a22b8', hot: '#ff5a43' },
  },
];

export function paint(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  const scale = Math.min(size.width, size.height) / 1000;
  const { define, neededBy } = definitionsOf(motif);
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
      )
      .join('');
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const studio: Studio = {
    X: size.width / 2 / scale,
    Y: size.height / 2 / scale,
    air: pick(airs),
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    linear(stops, angle = 0) {
      const turn = angle ? ` gradientTransform="rotate(${angle} .5 .5)"` : '';
      return `url(#${define(`<linearGradient id="@" x1="0" y1="0" x2="0" y2="1"${turn}>${stopsOf(stops)}</linearGradient>`)})`;
    },
    radial(stops, focus) {
      const at = focus ? ` cx="${focus[0]}" cy="${focus[1]}" r=".82"` : '';
      return `url(#${define(`<radialGradient id="@"${at}>${stopsOf(stops)}</radialGradient>`)})`;
    },
    stamp(body) {
      const id = define(`<g id="@">${body}</g>`);
      return (x, y, size, turn = 0) => move(x, y, `<use href="#${id}"/>`, turn, size);
    },
    within(d, body) {
      const id = define(`<clipPath id="@"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${body}</g>`;
    },
  };
  const body = scene(studio);
  const speck = (colour: string, opacity: number): string =>
    spatter(colour, 1.7, 46, () => [studio.between(2, 258), studio.between(2, 258)], opacity);
  const grain = `<pattern id="${motif}-grain" width="260" height="260" patternUnits="userSpaceOnUse">${speck(studio.air.pale, 0.3)}${speck(studio.air.dark, 0.3)}</pattern>`;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round"><defs>${neededBy(body)}${grain}</defs><g transform="translate(${n(size.width / 2)} ${n(size.height / 2)}) scale(${scale})">${body}` +
    `${rect(-studio.X, -studio.Y, 2 * studio.X, 2 * studio.Y, fill(`url(#${motif}-grain)`))}</g></g>`
  );
}
