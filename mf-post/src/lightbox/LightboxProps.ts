import type { Post } from '@marquee/shared/domain';

export type LightboxProps = {
  post: Post;
  /** The picture that is shown, among those of all galleries of the post, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};
