import { type PointerEvent, useRef, useState } from 'react';

/** Indexes of a dragged picture: where the drag began, and where the picture would be dropped now. */
export type DraggedPlace = { from: number; to: number };

/**
 * Drags a picture of a list by its handle, by mouse, pen or touch. The order changes once, when the picture is dropped.
 * @param onDrop called with the indexes before and after the drag
 */
export function useDraggedPlace(onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<DraggedPlace | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function placeAt(y: number, otherwise: number): number {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const place = items.findIndex(({ top, bottom }) => y >= top && y <= bottom);
    return place < 0 ? otherwise : place;
  }

  const handleOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged) setDragged({ ...dragged, to: placeAt(clientY, dragged.to) });
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      setDragged(null);
      if (!dragged) return;
      // The last move may not be rendered yet.
      const to = placeAt(clientY, dragged.to);
      if (to !== dragged.from) onDrop(dragged.from, to);
    },
    onPointerCancel: () => setDragged(null),
  });

  return { list, dragged, handleOf };
}
