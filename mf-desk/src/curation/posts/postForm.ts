import type { CuratedPost, CuratedPostChange } from '@marquee/shared/domain';

/** Props of the forms on the curation page of a post. */
export type PostFormProps = {
  post: CuratedPost;
  /** Makes the change. The form shows its error. */
  save: (change: CuratedPostChange) => Promise<void>;
};
