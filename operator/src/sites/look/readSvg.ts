import { SaxesParser } from 'saxes';

/** Maximum characters of an SVG. Every page of the site has the logo. */
export const maxSvgLength = 65_536;

/** Largest side of a drawing, in its own units. */
const maxUnits = 20_000;

/** Elements that draw. Scripts, styles, animations, texts, pictures and foreign elements are none of them. */
const elements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

export type CheckedSvg = { source: string; width: number; height: number };

/**
 * Checks an SVG that readers' browsers will show: only drawing elements, and no reference to anything outside of the file.
 * @returns the SVG with the size of its drawing
 * @throws Error that says what is not allowed
 */
export function readSvg(source: string): CheckedSvg {
  if (source.length > maxSvgLength) throw new Error(`is larger than ${maxSvgLength} characters`);
  const parser = new SaxesParser();
  let size: Pick<CheckedSvg, 'width' | 'height'> | null = null;
  let fault: string | null = null;
  const refuse = (reason: string) => {
    fault ??= reason;
  };
  parser.on('error', ({ message }) => refuse(`is no SVG: ${message}`));
  parser.on('doctype', () => refuse('has a DOCTYPE, which is not allowed'));
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml') refuse(`has the instruction <?${target}?>, which is not allowed`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const own = Object.entries(attributes);
    if (size === null && name !== 'svg') refuse('is no SVG');
    if (!elements.has(name)) refuse(`has the element <${name}>, which is not allowed. Draw with paths`);
    for (const [attribute, value] of own)
      if (!isHarmless(attribute, value))
        refuse(`has the attribute ${attribute}="${value.slice(0, 60)}", which is not allowed`);
    size ??= sizeOf(attributes);
  });
  parser.write(source).close();
  if (fault !== null) throw new Error(fault);
  // The parser's callbacks have set the size, which the compiler does not see.
  const found = size as Pick<CheckedSvg, 'width' | 'height'> | null;
  if (!found) throw new Error(`has no viewBox with sides of at most ${maxUnits}`);
  return { source, ...found };
}

function isHarmless(name: string, value: string): boolean {
  const local = name.toLowerCase();
  if (local === 'style' || local.startsWith('on') || local === 'xml:base') return false;
  if (local === 'href' || local === 'xlink:href') return value.startsWith('#');
  if (local === 'xmlns' || local.startsWith('xmlns:')) return true;
  return !/url\s*\((?!\s*#)|javascript:|data:|\\/i.test(value);
}

function sizeOf({ viewBox = '' }: Record<string, string>): Pick<CheckedSvg, 'width' | 'height'> | null {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isSize = (length: number) => length > 0 && length <= maxUnits;
  return isSize(width) && isSize(height) ? { width, height } : null;
}
