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
  /** The logo's target: the desk, or the door for visitors. */
  home?: '/vocal' | '/auth';
  children?: ReactNode;
};

/** The bar at the head of every page: the logo, and the page's own content. */
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
