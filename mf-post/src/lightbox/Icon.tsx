const shapes = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
} as const;

/** A mark on a button of the lightbox. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
