import { type Point, type Size, tapScale, unzoomed, withinStage, type Zoom, zoomAround } from './zoom.ts';

const doubleTapMs = 300;
const doubleTapDistance = 40;

const noPull: Point = { x: 0, y: 0 };

/** Start of a pinch: the zoom, and the middle between the two fingers. */
export type PinchStart = { zoom: Zoom; point: Point };

/** Returns the size of an element without its transforms. */
export function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight };
}

/** Converts a place on the screen to its distance from the stage's middle. */
function fromMiddle([x, y]: readonly [number, number], stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/** Passes the position of the picture to the stage's styles. */
function show(stage: HTMLElement, zoom: Zoom, pull: Point, isFollowing: boolean): void {
  stage.toggleAttribute('data-following', isFollowing);
  stage.toggleAttribute('data-zoomed', zoom.scale > 1);
  stage.style.setProperty('--pull-x', `${pull.x}px`);
  stage.style.setProperty('--pull-y', `${pull.y}px`);
  stage.style.setProperty('--zoom', `${zoom.scale}`);
  stage.style.setProperty('--pan-x', `${zoom.x}px`);
  stage.style.setProperty('--pan-y', `${zoom.y}px`);
}

/** Limits a zoom to the bounds of the picture. A picture that is not enlarged stays in the middle of the stage. */
function limit(zoom: Zoom, stage: HTMLElement): Zoom {
  const picture = stage.querySelector<HTMLElement>('[data-current]');
  return zoom.scale > 1 && picture ? withinStage(zoom, sizeOf(picture), sizeOf(stage)) : unzoomed;
}

/** The zoom of the current picture. Its methods show each change on the stage. */
export class StagePicture {
  #zoom: Zoom = unzoomed;
  #lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  get zoom(): Zoom {
    return this.#zoom;
  }

  /** Shows the whole picture. */
  reset(stage: HTMLElement): void {
    this.#zoom = unzoomed;
    show(stage, unzoomed, noPull, false);
  }

  /** Enlarges the picture at the second tap of two, or shows the whole picture again. */
  tap(stage: HTMLElement, place: readonly [number, number], at: number): void {
    const [x, y] = place;
    const last = this.#lastTap;
    const isDouble = at - last.at < doubleTapMs && Math.hypot(x - last.x, y - last.y) < doubleTapDistance;
    this.#lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : at, x, y };
    if (!isDouble) return;
    const point = fromMiddle(place, stage);
    const isWhole = this.#zoom.scale === 1;
    this.#zoom = limit(isWhole ? zoomAround(unzoomed, tapScale, point, point) : unzoomed, stage);
    show(stage, this.#zoom, noPull, false);
  }

  /** Moves an enlarged picture. @param start zoom when the drag began */
  move(stage: HTMLElement, start: Zoom, [x, y]: readonly [number, number], isLast: boolean): void {
    this.#zoom = limit({ scale: start.scale, x: start.x + x, y: start.y + y }, stage);
    show(stage, this.#zoom, noPull, !isLast);
  }

  /** Moves the whole picture with a finger. */
  pull(stage: HTMLElement, pull: Point, isLast: boolean): void {
    show(stage, unzoomed, pull, !isLast);
  }

  /** Returns where a pinch begins. */
  startPinch(stage: HTMLElement, origin: readonly [number, number]): PinchStart {
    return { zoom: this.#zoom, point: fromMiddle(origin, stage) };
  }

  /** Enlarges and moves the picture with two fingers. */
  pinch(
    stage: HTMLElement,
    start: PinchStart,
    scale: number,
    origin: readonly [number, number],
    isLast: boolean,
  ): void {
    const next = zoomAround(start.zoom, scale, start.point, fromMiddle(origin, stage));
    this.#zoom = isLast ? limit(next, stage) : next;
    show(stage, this.#zoom, noPull, !isLast);
  }
}
