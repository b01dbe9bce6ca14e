/** A shopping bag. */
export function ShopIcon() {
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
      <path d="M3.6 6.2h12.8l.8 11H2.8zM6.8 8.6V5.4a3.2 3.2 0 0 1 6.4 0v3.2" />
    </svg>
  );
}
