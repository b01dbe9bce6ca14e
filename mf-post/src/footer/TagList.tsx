import { token } from '@marquee/shared';
import type { TagLink } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tag = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  line-height: 1.2;
  text-decoration: none;
  transition:
    background-color ${token('motionFast')} ${token('easing')},
    border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('accent')};
    background: ${token('accentSoft')};
  }
`;

/** Links to the pages of a post's tags; nothing without tags. */
export function TagList({ tags }: { tags: readonly TagLink[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={texts.tags}>
      <List>
        {tags.map(({ key, name, urlPath }) => (
          <li key={key}>
            <Tag to={urlPath}>{name}</Tag>
          </li>
        ))}
      </List>
    </nav>
  );
}
