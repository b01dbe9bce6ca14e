type IconProps = {
  /** Commands of the drawing's path, in a square of `size`. */
  path: string;
  /** Edge in pixels. */
  size: 20 | 24;
  strokeWidth: number;
};

/** A line drawing in the colour of the text around it, hidden from screen readers. */
export function Icon({ path, size, strokeWidth }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
