import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../../navigation/Link.tsx';
import { token } from '../theme/tokens.ts';

const label = css`
  color: ${token('accentText')};
  font-family: ${token('kickerFont')};
  font-size: ${token('textXs')};
  font-weight: ${token('kickerWeight')};
  line-height: 1.5;
  letter-spacing: ${token('kickerTracking')};
  text-transform: ${token('kickerCase')};
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  ${label}
`;

// The padding makes a target of 38 px without moving the line, and does not cover the target of the headline below.
const LinkedLabel = styled(Link)`
  ${label}
  margin-block: -12px -8px;
  padding-block: 12px 8px;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.15em;
    text-underline-offset: 0.3em;
  }
`;

type KickerProps = { to?: string; className?: string; children: ReactNode };

/** The label over a headline: a category, a channel, 'Special Feature'. It is a link if it has an address. */
export function Kicker({ to, className, children }: KickerProps) {
  return to ? (
    <LinkedLabel to={to} className={className}>
      {children}
    </LinkedLabel>
  ) : (
    <Label className={className}>{children}</Label>
  );
}
