import { type RootState, token, usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

/** The link appears long after the page, so it is positioned in the margin and moves no other content. */
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

/** Links the author, administrators and the editors of the site to the editor of the post. Place it at the end of a block. */
export function EditLink({ post }: { post: Post }) {
  const { vocalUrl, site } = usePageConfig();
  const user = useSelector((state: RootState) => state.user?.user);
  if (!user) return null;
  const isEditor = user.grants?.some(
    (grant) =>
      grant.role === 'editor' &&
      [null, site.key].includes(grant.site) &&
      (!grant.section || grant.section === post.category?.key),
  );
  if (!user.isAdmin && !isEditor && user.key !== post.author?.key) return null;
  return <Anchor href={`${vocalUrl}/vocal/posts/${encodeURIComponent(post.id)}`}>{texts.editPost}</Anchor>;
}
