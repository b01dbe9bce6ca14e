import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { headline } from './headline.ts';

const Heading = styled.h2`
  ${headline('textXl')}
  margin: 0;
  padding-block-end: ${token('space2')};
  border-block-end: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};
  color: ${token('ink')};
`;

type SectionTitleProps = { as?: 'h1' | 'h2' | 'h3' | 'h4'; id?: string; className?: string; children: ReactNode };

/** Heading of a section: the theme's headline face over the theme's rule. */
export function SectionTitle({ as = 'h2', id, className, children }: SectionTitleProps) {
  return (
    <Heading as={as} id={id} className={className}>
      {children}
    </Heading>
  );
}
