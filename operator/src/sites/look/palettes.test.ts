import { expect, test } from '@jest/globals';
import { contrastFaults } from '@marquee/platform/sites/contrastFaults.ts';
import { colourTokens } from '@marquee/shared/design/tokens';
import { paletteNames, paletteOf } from './palettes.ts';

test.each(paletteNames)('the palette %s is legible in light and dark, and has every colour', (name) => {
  const palette = paletteOf(name);
  expect(contrastFaults(palette)).toEqual([]);
  for (const scheme of [palette.light, palette.dark])
    expect(Object.keys(scheme).sort()).toEqual([...colourTokens].sort());
});
