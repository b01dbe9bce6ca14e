import type { Post, PostSummary } from '@marquee/shared/domain';

export type MastheadProps = { post: Post; nextPost: PostSummary | null; isShown: boolean };
