import { type Box, type PictureEdit, uploadLimits } from '@marquee/shared/domain';

/** An area of a picture, in percent of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };
type Rotation = PictureEdit['rotation'];
type Point = { x: number; y: number };

/** Edit of a picture in the form. `area` is in percent of the turned picture, and `focus` in percent of the area. */
export type PictureState = { rotation: Rotation; area: Area; focus: Point | null };

/** The area of a picture that is not cropped. */
export const wholeArea: Area = { x: 0, y: 0, width: 100, height: 100 };
const rotations: readonly Rotation[] = [0, 90, 180, 270];

/** Size of a picture after its turn. */
export function turnedSize({ width, height }: Box, rotation: Rotation): Box {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Turns a picture by 90 degrees, clockwise for 1. The area and the point show the same part of the picture. */
export function turned({ rotation, area, focus }: PictureState, way: 1 | -1): PictureState {
  const { x, y, width, height } = area;
  const size = { width: height, height: width };
  return {
    rotation: rotations[(rotations.indexOf(rotation) + way + rotations.length) % rotations.length] ?? 0,
    area: way === 1 ? { x: 100 - y - height, y: x, ...size } : { x: y, y: 100 - x - width, ...size },
    focus: focus && (way === 1 ? { x: 100 - focus.y, y: focus.x } : { x: focus.y, y: 100 - focus.x }),
  };
}

/**
 * Returns the largest area of a shape around the middle of another area, moved into the picture.
 * @param ratio width of the shape divided by its height, in pixels
 */
export function shaped(area: Area, ratio: number, { width, height }: Box): Area {
  const share = Math.min(area.width * width, area.height * height * ratio);
  const across = Math.min(share / width, 100);
  const down = (across * width) / ratio / height;
  const within = (middle: number, length: number) => Math.max(Math.min(middle - length / 2, 100 - length), 0);
  return {
    x: within(area.x + area.width / 2, across),
    y: within(area.y + area.height / 2, down),
    width: across,
    height: down,
  };
}

/** Returns the state that a stored edit stands for. */
export function stateOf({ rotation, crop, focus }: PictureEdit, original: Box): PictureState {
  const { width, height } = turnedSize(original, rotation);
  const area = crop && {
    x: (crop.x / width) * 100,
    y: (crop.y / height) * 100,
    width: (crop.width / width) * 100,
    height: (crop.height / height) * 100,
  };
  return { rotation, area: area ?? wholeArea, focus };
}

/** Returns the edit in whole pixels. The area is inside of the picture, and not smaller than the api allows. */
export function editOf({ rotation, area, focus }: PictureState, original: Box): PictureEdit {
  const { width, height } = turnedSize(original, rotation);
  const [x, across] = inPixels(area.x, area.width, width);
  const [y, down] = inPixels(area.y, area.height, height);
  const isWhole = across === width && down === height;
  const crop = isWhole ? null : { x, y, width: across, height: down };
  return { rotation, crop, focus: focus && { x: Math.round(focus.x), y: Math.round(focus.y) } };
}

function inPixels(start: number, length: number, whole: number): [start: number, length: number] {
  const least = Math.min(uploadLimits.croppedSide, whole);
  const pixels = Math.min(Math.max(Math.round((length / 100) * whole), least), whole);
  return [Math.min(Math.max(Math.round((start / 100) * whole), 0), whole - pixels), pixels];
}
