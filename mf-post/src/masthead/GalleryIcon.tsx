/** Two pictures, one behind the other. */
export function GalleryIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M5 2.8h12.2V13M2.8 6h11.4v11.2H2.8z" />
      <path d="m3 15 3.4-4 2.8 3 1.8-1.8 3 3" />
    </svg>
  );
}
