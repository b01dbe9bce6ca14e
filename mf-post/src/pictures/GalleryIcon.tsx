import { Icon } from '@marquee/shared/design/Icon';

/** Two pictures, one behind the other. */
export function GalleryIcon() {
  return <Icon size={20} strokeWidth={1.6} path="M5 2.8h12.2V13M2.8 6h11.4v11.2H2.8zM3 15l3.4-4 2.8 3 1.8-1.8 3 3" />;
}
