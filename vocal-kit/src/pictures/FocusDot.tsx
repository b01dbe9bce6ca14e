import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { KeyboardEvent, PointerEvent } from 'react';

/* Large enough for a finger. Only the ring in the middle is visible. */
const Dot = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  translate: -50% -50%;
  pointer-events: auto;
  cursor: grab;
  touch-action: none;

  &::after {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 3px solid #fff;
    border-radius: 50%;
    box-shadow:
      0 0 0 2px #000,
      inset 0 0 0 2px #000;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 4px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

type Point = { x: number; y: number };

/** Percent of the area by which an arrow key moves the point. Shift makes the step large. */
const steps = { small: 2, large: 10 };
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type FocusDotProps = {
  label: string;
  /** Selector of the element around the dot whose percent the point has. */
  area: string;
  focus: Point;
  onMove: (focus: Point) => void;
  /** Called when a key has moved the point, for screen readers. */
  onKeyMove: (focus: Point) => void;
};

/** The focal point in an area of a picture. Mouse, touch and arrow keys move it. */
export function FocusDot({ label, area, focus, onMove, onKeyMove }: FocusDotProps) {
  function moveByKey(event: KeyboardEvent): void {
    // The area around the dot has arrow keys of its own.
    event.stopPropagation();
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? steps.large : steps.small;
    const next = within({ x: focus.x + direction.x * step, y: focus.y + direction.y * step });
    onMove(next);
    onKeyMove(next);
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.closest(area)?.getBoundingClientRect();
    if (!box) return;
    const { clientX, clientY } = event;
    onMove(within({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }));
  }

  return (
    <Dot
      type="button"
      aria-label={label}
      style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
      onKeyDown={moveByKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
    />
  );
}

function within({ x, y }: Point): Point {
  const inside = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);
  return { x: inside(x), y: inside(y) };
}
