import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** A vertical list of links with rules between them. Each link is high enough to tap. */
export const LinkList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${token('line')};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space2')};
    min-height: 46px;
    padding-block: ${token('space2')};
    color: ${token('ink')};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.3;
    text-decoration: none;
  }

  a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  a[aria-current] {
    color: ${token('accentText')};
    font-weight: ${token('boldWeight')};
  }
`;
