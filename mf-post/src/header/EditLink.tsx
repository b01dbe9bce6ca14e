import { type RootState, token, usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

/** The link appears long after the page, so it takes no space and hangs below the line before it, into the margin. */
const Anchor = styled.a`
  position: absolute;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${token('accentText')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  font-weight: ${token('boldWeight')};
  line-height: 1;

  @media print {
    display: none;
  }
`;

/** Link to the editor of the post, for its author and admins. It is placed at the end of a block and moves nothing. */
export function EditLink({ post }: { post: Post }) {
  const { vocalUrl } = usePageConfig();
  const user = useSelector((state: RootState) => state.user?.user);
  const mayEdit = user && (user.isAdmin || user.key === post.author?.key);
  if (!mayEdit) return null;
  return <Anchor href={`${vocalUrl}/vocal/posts/${encodeURIComponent(post.id)}`}>{texts.editPost}</Anchor>;
}
