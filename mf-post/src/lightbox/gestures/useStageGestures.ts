import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { type RefObject, useEffect, useRef } from 'react';
import { isSwipedAway, swipedStep } from './swipe.ts';
import { greatestScale, type Point, tapScale, unzoomed, withinStage, type Zoom, zoomAround } from './zoom.ts';

const useDragAndPinch = createUseGesture([dragAction, pinchAction]);

const doubleTapMs = 300;
const doubleTapDistance = 40;
/** Past the first and the last picture the finger drags this part of its way. */
const edgeDrag = 0.3;

type StageGestures = {
  index: number;
  total: number;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
};

type Pull = { x: number; y: number };

/** Passes the position of the picture to the stage's styles. */
function show(stage: HTMLElement, zoom: Zoom, pull: Pull, isFollowing: boolean): void {
  stage.toggleAttribute('data-following', isFollowing);
  stage.toggleAttribute('data-zoomed', zoom.scale > 1);
  stage.style.setProperty('--pull-x', `${pull.x}px`);
  stage.style.setProperty('--pull-y', `${pull.y}px`);
  stage.style.setProperty('--zoom', `${zoom.scale}`);
  stage.style.setProperty('--pan-x', `${zoom.x}px`);
  stage.style.setProperty('--pan-y', `${zoom.y}px`);
}

const noPull: Pull = { x: 0, y: 0 };
const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/**
 * Fingers on the stage: a swipe to the side turns, down closes, two fingers enlarge and move, a double tap enlarges or
 * resets. A mouse enlarges by double click or trackpad and then moves the picture; for the rest it has buttons.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { index, total, onStep, onClose }: StageGestures,
): void {
  const zoom = useRef<Zoom>(unzoomed);
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });

  // Every picture begins as a whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is not read, it tells that the picture is another
  useEffect(() => {
    zoom.current = unzoomed;
    if (stage.current) show(stage.current, unzoomed, noPull, false);
  }, [index, stage]);

  /** A place on the screen, from the stage's middle. */
  const fromMiddle = ([x, y]: readonly [number, number], element: HTMLElement): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const kept = (next: Zoom, element: HTMLElement): Zoom => {
    const picture = element.querySelector<HTMLElement>('[data-current]');
    return next.scale > 1 && picture ? withinStage(next, sizeOf(picture), sizeOf(element)) : unzoomed;
  };

  const onTap = (at: number, place: readonly [number, number], element: HTMLElement) => {
    const [x, y] = place;
    const { current: last } = lastTap;
    const isDouble = at - last.at < doubleTapMs && Math.hypot(x - last.x, y - last.y) < doubleTapDistance;
    lastTap.current = { at: isDouble ? Number.NEGATIVE_INFINITY : at, x, y };
    if (!isDouble) return;
    const point = fromMiddle(place, element);
    const isWhole = zoom.current.scale === 1;
    zoom.current = kept(isWhole ? zoomAround(unzoomed, tapScale, point, point) : unzoomed, element);
    show(element, zoom.current, noPull, false);
  };

  useDragAndPinch(
    {
      onDrag: ({ event, tap, last, pinching, canceled, cancel, axis, xy, movement: [x, y], velocity, memo }) => {
        const element = stage.current;
        if (!element || canceled) return;
        if (pinching) return cancel();
        if (tap) {
          const isOnPicture = event.target instanceof Element && event.target.closest('[data-current]');
          return isOnPicture ? onTap(event.timeStamp, xy, element) : undefined;
        }
        if (zoom.current.scale > 1) {
          const start: Zoom = memo ?? zoom.current;
          zoom.current = kept({ scale: start.scale, x: start.x + x, y: start.y + y }, element);
          show(element, zoom.current, noPull, !last);
          return start;
        }
        if ('pointerType' in event && event.pointerType === 'mouse') return;
        if (axis === 'x') {
          const isPastEdge = x > 0 ? index === 0 : index === total - 1;
          const step = last ? swipedStep({ distance: x, speed: velocity[0] }, sizeOf(element)) : 0;
          const pull = { x: last ? 0 : x * (isPastEdge ? edgeDrag : 1), y: 0 };
          show(element, unzoomed, pull, !last);
          if (step !== 0) onStep(step);
        } else {
          const isAway = last && isSwipedAway({ distance: y, speed: velocity[1] }, sizeOf(element));
          show(element, unzoomed, { x: 0, y: last && !isAway ? 0 : Math.max(0, y) }, !last);
          if (isAway) onClose();
        }
      },
      onPinch: ({ first, last, origin, offset: [scale], memo }) => {
        const element = stage.current;
        if (!element) return;
        const point = fromMiddle(origin, element);
        const start: { zoom: Zoom; point: Point } = first ? { zoom: zoom.current, point } : memo;
        const next = zoomAround(start.zoom, scale, start.point, point);
        zoom.current = last ? kept(next, element) : next;
        show(element, zoom.current, noPull, !last);
        return start;
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, tapsThreshold: 8, pointer: { keys: false } },
      pinch: {
        scaleBounds: { min: 1, max: greatestScale },
        rubberband: true,
        from: () => [zoom.current.scale, 0],
      },
    },
  );
}
