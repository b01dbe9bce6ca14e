export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** The zoom of a picture: its scale, and the distance of its middle from the middle of the stage. */
export type Zoom = Point & { scale: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
/** The scale after a double tap. */
export const tapScale = 2.5;

/**
 * Returns the zoom at another scale, with the point of the picture that was under `from` now under `to`. Points count
 * from the middle of the stage.
 */
export function zoomAround(start: Zoom, scale: number, from: Point, to: Point): Zoom {
  const factor = scale / start.scale;
  return { scale, x: to.x - (from.x - start.x) * factor, y: to.y - (from.y - start.y) * factor };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, -max), max);
}

/** Limits the zoom so that no edge of an enlarged picture moves inside the stage. A side that fits stays centred. */
export function withinStage({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  return {
    scale,
    x: clamp(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: clamp(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}
