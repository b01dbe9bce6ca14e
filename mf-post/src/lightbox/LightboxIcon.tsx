import { Icon } from '@marquee/shared/design/Icon';

const paths = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
} as const;

/** The icon of a button of the lightbox. */
export function LightboxIcon({ name }: { name: keyof typeof paths }) {
  return <Icon size={24} strokeWidth={1.75} path={paths[name]} />;
}
