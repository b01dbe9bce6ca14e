import type { MediaLayout } from '@marquee/shared/domain';

/** The picture's place on a page of 24 × 16: left edge and width. */
const places: Record<MediaLayout, readonly [left: number, width: number]> = {
  insetCenter: [7, 10],
  outsetCenter: [4, 16],
  fullWidth: [0, 24],
  outsetLeft: [2, 9],
  outsetRight: [13, 9],
};

/** Icon of a layout, which shows a picture among lines of text. */
export function LayoutSign({ layout }: { layout: MediaLayout }) {
  const [left, width] = places[layout];
  const isBeside = layout === 'outsetLeft' || layout === 'outsetRight';
  const text = layout === 'outsetLeft' ? 'M13 4.5h6M13 8h6M13 11.5h6' : 'M5 4.5h6M5 8h6M5 11.5h6';
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={isBeside ? text : 'M7 1.5h10M7 14.5h10'} />
      <rect x={left} y={isBeside ? 3 : 4} width={width} height={isBeside ? 10 : 8} fill="currentColor" stroke="none" />
    </svg>
  );
}
