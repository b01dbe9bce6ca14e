import { imageDensities, isImageSize, isPlaceholderWidth, placeholderBlur } from '@marquee/shared/domain';
import { ProblemError } from '../http/problem.ts';

export const crops = ['fill', 'fit', 'limit', 'scale'] as const;
export type Crop = (typeof crops)[number];

/** Cloudinary's names of what a crop keeps, as sharp's positions; what it should find, it finds by attention. */
export const positions = {
  center: 'centre',
  north: 'north',
  north_east: 'northeast',
  east: 'east',
  south_east: 'southeast',
  south: 'south',
  south_west: 'southwest',
  west: 'west',
  north_west: 'northwest',
  auto: 'attention',
  face: 'attention',
  faces: 'attention',
} as const;
export type Gravity = keyof typeof positions;

export const outputFormats = ['webp', 'jpg', 'png'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** What an address asks for; sizes in device pixels. */
export type Transform = {
  width?: number;
  height?: number;
  crop: Crop;
  gravity: Gravity;
  /** Cloudinary's strength: of placeholders alone. */
  blur?: number;
  radius?: number | 'max';
  /** undefined = what the browser takes. */
  format?: OutputFormat;
};

const longestRadius = 2_000;
const component = /^[a-z]{1,3}_[^/]*$/;
const version = /^v\d{1,15}$/;
const extension = /\.(webp|jpe?g|png|svg|gif)$/;

/**
 * Takes apart what follows `/image/upload/` in an address as Cloudinary writes it: components of transformations
 * (several ones are applied as one), a version that only busts caches, the public id, an extension.
 * @param path decoded.
 * @throws ProblemError 400 that names what is not understood or in no allowed size.
 */
export function parseImagePath(path: string): { transform: Transform; publicId: string } {
  const parts = path.split('/');
  const values = new Map<string, string>();
  while (parts[0] !== undefined && parts.length > 1 && component.test(parts[0])) {
    for (const pair of (parts.shift() ?? '').split(',')) {
      const [, name = '', value = ''] = /^([a-z]{1,3})_(.*)$/.exec(pair) ?? [];
      values.set(name, value);
    }
  }
  if (parts.length > 1 && version.test(parts[0] ?? '')) parts.shift();
  const named = parts.join('/');
  const [, ending] = extension.exec(named) ?? [];
  const transform = toTransform(values);
  if (values.get('f') === undefined && ending) transform.format = toFormat(ending);
  return { transform, publicId: named.replace(extension, '') };
}

function toTransform(values: ReadonlyMap<string, string>): Transform {
  const transform: Transform = { crop: 'scale', gravity: 'center' };
  let density = 1;
  for (const [name, value] of values) {
    if (name === 'w') transform.width = wholeNumber(name, value, 10_000);
    else if (name === 'h') transform.height = wholeNumber(name, value, 20_000);
    else if (name === 'c') transform.crop = oneOf(name, value, crops);
    else if (name === 'g') transform.gravity = oneOf(name, value, Object.keys(positions) as Gravity[]);
    else if (name === 'r') transform.radius = value === 'max' ? 'max' : wholeNumber(name, value, longestRadius);
    else if (name === 'e') transform.blur = blurOf(value);
    else if (name === 'f')
      transform.format = value === 'auto' ? undefined : toFormat(oneOf(name, value, ['webp', 'jpg', 'png']));
    else if (name === 'dpr') density = densityOf(value);
    else if (!(name === 'q' && /^auto(:\w+)?$/.test(value)) && !(name === 'fl' && value === 'progressive'))
      throw notUnderstood(`${name}_${value}`);
  }
  if (transform.width !== undefined) transform.width *= density;
  if (transform.height !== undefined) transform.height *= density;
  if (typeof transform.radius === 'number') transform.radius *= density;
  const { width, height } = transform;
  if (width === undefined ? height !== undefined : !isImageSize({ width, height }))
    throw new ProblemError(400, 'image-size', `Pictures are not made in the size ${width ?? '?'} × ${height ?? '?'}.`);
  if (transform.blur !== undefined && !isPlaceholderWidth(width))
    throw new ProblemError(400, 'image-size', `Pictures are not blurred in the width ${width ?? '?'}.`);
  return transform;
}

function toFormat(name: string): OutputFormat | undefined {
  if (name === 'jpeg' || name === 'jpg') return 'jpg';
  return name === 'webp' || name === 'png' ? name : undefined;
}

function blurOf(value: string): number {
  if (value !== `blur:${placeholderBlur}`) throw notUnderstood(`e_${value}`);
  return placeholderBlur;
}

function densityOf(value: string): number {
  const density = Number(value);
  if (!/^\d(\.0)?$/.test(value) || !imageDensities.some((known) => known === density))
    throw notUnderstood(`dpr_${value}`);
  return density;
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > most) throw notUnderstood(`${name}_${value}`);
  return number;
}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw notUnderstood(`${name}_${value}`);
  return found;
}

function notUnderstood(what: string): ProblemError {
  return new ProblemError(400, 'image-transform', `The transformation "${what}" is not known.`);
}
