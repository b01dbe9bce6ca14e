import { expect, test } from '@jest/globals';
import { maxSvgLength, readSvg } from './readSvg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('accepts a drawing, and knows its size', () => {
  const source = svg('<g fill="url(#a)"><path d="M0 0h9"/></g><defs><linearGradient id="a"/></defs><use href="#b"/>');
  expect(readSvg(source)).toEqual({ source, width: 40, height: 10 });
});

test.each([
  [svg('<script>alert(1)</script>'), '<script>'],
  [svg('<style>@import url(https://evil.test)</style>'), '<style>'],
  [svg('<foreignObject/>'), '<foreignObject>'],
  [svg('<image href="#x"/>'), '<image>'],
  [svg('<animate/>'), '<animate>'],
  [svg('<text>Slow</text>'), '<text>'],
  [svg('<path onload="alert(1)"/>'), 'onload'],
  [svg('<path ONCLICK="alert(1)"/>'), 'ONCLICK'],
  [svg('<use href="https://evil.test/x.svg#a"/>'), 'href'],
  [
    svg('<use xlink:href="data:image/svg+xml,x"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"'),
    'href',
  ],
  [svg('<path fill="url(https://evil.test/x)"/>'), 'fill'],
  [svg('<path style="fill:red"/>'), 'style'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'DOCTYPE'],
  [`<?xml-stylesheet href="x.css"?>${svg('')}`, 'xml-stylesheet'],
  [svg('<path'), 'is no SVG'],
  ['not an svg', 'is no SVG'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG'],
  [svg('', ''), 'viewBox'],
  [svg('', 'viewBox="0 0 0 9"'), 'viewBox'],
  [svg('', 'viewBox="0 0 9 1e9"'), 'viewBox'],
  [svg(`<desc>${'x'.repeat(maxSvgLength)}</desc>`), 'larger than'],
])('refuses %s', (source, reason) => {
  expect(() => readSvg(source)).toThrow(reason);
});
