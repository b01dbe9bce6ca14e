import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { type RefObject, useEffect, useState } from 'react';
import { type PinchStart, StagePicture, sizeOf } from './StagePicture.ts';
import { isSwipedAway, type Swipe, swipedStep } from './swipe.ts';
import { maxScale, type Zoom } from './zoom.ts';

const useDragAndPinch = createUseGesture([dragAction, pinchAction]);

/** The picture moves by this fraction of the finger's distance before the first and after the last picture. */
const edgeDrag = 0.3;

type StageGestures = {
  index: number;
  total: number;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
};

/**
 * Handles fingers on the stage. A swipe to the side turns, a swipe down closes, two fingers enlarge and move, and a
 * double tap enlarges or resets. A mouse enlarges by double click or trackpad, and then moves the picture.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { index, total, onStep, onClose }: StageGestures,
): void {
  const [picture] = useState(() => new StagePicture());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is another picture, which is shown whole
  useEffect(() => {
    if (stage.current) picture.reset(stage.current);
  }, [index, stage, picture]);

  const swipeSideways = (element: HTMLElement, swipe: Swipe, isLast: boolean) => {
    const isPastEdge = swipe.distance > 0 ? index === 0 : index === total - 1;
    const step = isLast ? swipedStep(swipe, sizeOf(element)) : 0;
    picture.pull(element, { x: isLast ? 0 : swipe.distance * (isPastEdge ? edgeDrag : 1), y: 0 }, isLast);
    if (step !== 0) onStep(step);
  };
  const swipeDown = (element: HTMLElement, swipe: Swipe, isLast: boolean) => {
    const isAway = isLast && isSwipedAway(swipe, sizeOf(element));
    picture.pull(element, { x: 0, y: isLast && !isAway ? 0 : Math.max(0, swipe.distance) }, isLast);
    if (isAway) onClose();
  };

  useDragAndPinch(
    {
      onDrag: ({ event, tap, last, pinching, canceled, cancel, axis, xy, movement: [x, y], velocity, memo }) => {
        const element = stage.current;
        if (!element || canceled) return;
        if (pinching) return cancel();
        if (tap) {
          const isOnPicture = event.target instanceof Element && event.target.closest('[data-current]');
          return isOnPicture ? picture.tap(element, xy, event.timeStamp) : undefined;
        }
        if (picture.zoom.scale > 1) {
          const start: Zoom = memo ?? picture.zoom;
          picture.move(element, start, [x, y], last);
          return start;
        }
        if ('pointerType' in event && event.pointerType === 'mouse') return;
        if (axis === 'x') swipeSideways(element, { distance: x, speed: velocity[0] }, last);
        else swipeDown(element, { distance: y, speed: velocity[1] }, last);
      },
      onPinch: ({ first, last, origin, offset: [scale], memo }) => {
        const element = stage.current;
        if (!element) return;
        const start: PinchStart = first ? picture.startPinch(element, origin) : memo;
        picture.pinch(element, start, scale, origin, last);
        return start;
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, tapsThreshold: 8, pointer: { keys: false } },
      pinch: { scaleBounds: { min: 1, max: maxScale }, rubberband: true, from: () => [picture.zoom.scale, 0] },
    },
  );
}
