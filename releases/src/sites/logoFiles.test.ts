import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Palette } from '@marquee/shared/design/tokens';
import { colouredLogo, writeLogo } from './logoFiles.ts';

const logo = `<svg xmlns="http://www.w3.org/2000/svg">
  <path fill="currentColor" d="M0 0h9"/>
  <path fill="accent" d="M0 9h9"/>
</svg>
`;
const palette = (headerInk: string) => ({ headerInk, accent: '#c00' }) as Palette;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-logo-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a logo takes the header’s ink and the accent of a palette, without white space between its elements', () => {
  expect(colouredLogo(logo, palette('#111'))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#111" d="M0 0h9"/><path fill="#c00" d="M0 9h9"/></svg>',
  );
});

test('a logo has a different file only if the palette changes its colours', async () => {
  const light = await writeLogo(logo, palette('#111'), folder);
  expect(light).toMatch(/^logo\.[0-9a-f]{8}\.svg$/);
  expect(await readFile(path.join(folder, light), 'utf8')).toBe(colouredLogo(logo, palette('#111')));
  expect(await writeLogo(logo, palette('#eee'), folder)).not.toBe(light);
  expect(await writeLogo(logo, palette('#111'), folder)).toBe(light);
});
