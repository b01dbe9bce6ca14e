import { Icon } from '@marquee/shared/design/Icon';

/** A shopping bag. */
export function ShopIcon() {
  return <Icon size={20} strokeWidth={1.6} path="M3.6 6.2h12.8l.8 11H2.8zM6.8 8.6V5.4a3.2 3.2 0 0 1 6.4 0v3.2" />;
}
