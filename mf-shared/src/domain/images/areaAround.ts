import type { Box } from './imageBox.ts';

/** Point of a picture, in percent of its width and height. */
export type FocalPoint = { x: number; y: number };

/**
 * Returns the largest area of a picture that has the shape of a box, in pixels of the picture. The focal point is as near
 * to the middle of the area as the edges of the picture allow.
 */
export function areaAround({ x, y }: FocalPoint, picture: Box, box: Box) {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.min(Math.max(Math.round(box.width * scale), 1), picture.width);
  const height = Math.min(Math.max(Math.round(box.height * scale), 1), picture.height);
  return {
    left: startOf(x, picture.width, width),
    top: startOf(y, picture.height, height),
    width,
    height,
  };
}

function startOf(percent: number, whole: number, part: number): number {
  return Math.min(Math.max(Math.round((percent / 100) * whole - part / 2), 0), whole - part);
}
