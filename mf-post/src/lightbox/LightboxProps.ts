import type { Post } from '@marquee/shared/domain';

export type LightboxProps = {
  post: Post;
  /** Index of the shown picture among the pictures of all galleries of the post. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};
