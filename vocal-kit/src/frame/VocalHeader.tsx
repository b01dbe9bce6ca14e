import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { pageGutter } from './pageGutter.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space4')};
  min-block-size: ${token('headerHeight')};
  padding-inline: ${pageGutter};
  background: ${token('header')};
  color: ${token('headerInk')};
`;

const Home = styled(Link)`
  display: block;
  padding-block: ${token('space2')};
`;

const Drawing = styled.span`
  display: block;
  inline-size: 7.6rem;
  block-size: 2.25rem;
  background: var(--logo) left center / contain no-repeat;

  @media print {
    print-color-adjust: exact;
  }
`;

type VocalHeaderProps = {
  /** Target of the logo: the page of a signed-in person, or the sign-in page for visitors. */
  home?: '/vocal' | '/auth';
  children?: ReactNode;
};

/** Bar at the top of every page with the logo and content of the page. */
export function VocalHeader({ home = '/vocal', children }: VocalHeaderProps) {
  return (
    <Bar>
      <Home to={home} aria-label={texts.vocal}>
        <Drawing />
      </Home>
      {children}
    </Bar>
  );
}
