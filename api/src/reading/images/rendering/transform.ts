import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type ImageVariant, imageDensities, isImageVariant } from '@marquee/shared/domain';

/** Part that a crop keeps, which is the middle or the region that sharp finds most interesting. */
export const positions = { center: 'centre', face: 'attention' } as const;
type Gravity = keyof typeof positions;

const outputFormats = ['avif', 'webp', 'jpg', 'png', 'gif'] as const;
export type OutputFormat = (typeof outputFormats)[number];

const component = /^[a-z]{1,3}_[^/]*$/;
const version = /^v\d{1,15}$/;

/**
 * Parses the part of an address after `/image/upload/` or `/image/fetch/`, in Cloudinary's format. It has components of
 * transformations (several are applied as one), a version that only busts caches, and the name of the original.
 * @param path decoded.
 * @throws ProblemError 400 for an unknown transformation, or for a size that is not in `imageVariants`.
 */
export function parseImagePath(path: string): { variant: ImageVariant; source: string } {
  const parts = path.split('/');
  const values = new Map<string, string>();
  while (parts[0] !== undefined && parts.length > 1 && component.test(parts[0])) {
    for (const pair of (parts.shift() ?? '').split(',')) {
      const [, name = '', value = ''] = /^([a-z]{1,3})_(.*)$/.exec(pair) ?? [];
      values.set(name, value);
    }
  }
  if (parts.length > 1 && version.test(parts[0] ?? '')) parts.shift();
  return { variant: toVariant(values), source: parts.join('/') };
}

/** Returns the variant that shows only the first frame. */
export function stillOf({ isAnimated: _, ...still }: ImageVariant): ImageVariant {
  return still;
}

function toVariant(values: ReadonlyMap<string, string>): ImageVariant {
  let density = 1;
  let width: number | undefined;
  let height: number | undefined;
  let crop: ImageVariant['crop'] = 'fill';
  let gravity: Gravity = 'center';
  let effect: string | undefined;
  let isAnimated = false;
  for (const [name, value] of values) {
    if (name === 'w') width = wholeNumber(name, value);
    else if (name === 'h') height = wholeNumber(name, value);
    else if (name === 'c') crop = oneOf(name, value, ['fill', 'fit']);
    else if (name === 'g') gravity = oneOf(name, value, Object.keys(positions) as Gravity[]);
    else if (name === 'e') effect = value;
    else if (name === 'fl') isAnimated = flagsOf(value).has('animated');
    else if (name === 'dpr') density = densityOf(value);
    else if (!isConstant(name, value)) throw notUnderstood(`${name}_${value}`);
  }
  if (width === undefined) throw notMade('without a width');
  const variant: ImageVariant = {
    width: width * density,
    height: height && height * density,
    crop,
    gravity: gravity === 'face' ? gravity : undefined,
    effect,
    ...(isAnimated && { isAnimated: true as const }),
  };
  if (!isImageVariant(variant)) throw notMade([...values].map(([name, value]) => `${name}_${value}`).join(','));
  return variant;
}

/** Components that every address has, for the best format that the browser accepts and automatic quality. */
function isConstant(name: string, value: string): boolean {
  return (name === 'f' || name === 'q') && value === 'auto';
}

/** `progressive`, which every address has, and `animated`. */
function flagsOf(value: string): ReadonlySet<string> {
  const flags = new Set(value.split('.'));
  for (const flag of flags) if (flag !== 'progressive' && flag !== 'animated') throw notUnderstood(`fl_${value}`);
  return flags;
}

function densityOf(value: string): number {
  const density = Number(value);
  if (!/^\d(\.0)?$/.test(value) || !imageDensities.some((known) => known === density))
    throw notUnderstood(`dpr_${value}`);
  return density;
}

function wholeNumber(name: string, value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw notUnderstood(`${name}_${value}`);
  return Number(value);
}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw notUnderstood(`${name}_${value}`);
  return found;
}

function notUnderstood(what: string): ProblemError {
  return new ProblemError(400, 'image-transform', `The transformation "${what}" is unknown.`);
}

function notMade(what: string): ProblemError {
  return new ProblemError(400, 'image-variant', `Pictures cannot be rendered ${what}.`);
}
