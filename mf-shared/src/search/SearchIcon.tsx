import { Icon } from '../design/Icon.tsx';

/** A magnifying glass. */
export function SearchIcon() {
  return <Icon size={20} strokeWidth={2} path="m13 13 5.5 5.5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />;
}
