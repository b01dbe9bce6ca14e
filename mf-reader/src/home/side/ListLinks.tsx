import { above, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space5')};
  padding-block-start: ${token('space2')};
  font-size: ${token('textSm')};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    text-decoration-color: ${token('accentText')};
  }

  & > a::after {
    content: '\\2193' / '';
    display: inline-block;
    margin-inline-start: ${token('space1')};
    color: ${token('accentText')};
  }

  ${above('tabletLandscape')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

type ListLinksProps = { lists: readonly { id: string; title: string }[] };

/**
 * Links to the lists of posts, which are about ten screens down below the feed on phones and tablets. In wider windows,
 * the lists are beside the feed.
 */
export function ListLinks({ lists }: ListLinksProps) {
  if (lists.length === 0) return null;
  return (
    <Links aria-label={texts.onThisPage}>
      {lists.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </Links>
  );
}
