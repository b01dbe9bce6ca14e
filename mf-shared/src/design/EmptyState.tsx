import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headline } from './text/headline.ts';
import { token } from './theme/tokens.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${token('space4')};
  padding: ${token('space8')} ${token('space4')};
  color: ${token('inkMuted')};
  text-align: center;

  &::before {
    content: ${token('ornament')};
    color: ${token('accentText')};
    font-family: ${token('fontHeadline')};
    font-size: ${token('text3xl')};
    line-height: 1;
  }
`;

const Message = styled.p`
  ${headline('textXl')}
  margin: 0;
  max-width: 36rem;
  color: ${token('ink')};
`;

type EmptyStateProps = {
  /** For example 'No Posts found'. */
  message: string;
  /** A link or form that leads to other pages. */
  children?: ReactNode;
  className?: string;
};

/** Replaces an empty list. */
export function EmptyState({ message, children, className }: EmptyStateProps) {
  return (
    <Box className={className}>
      <Message>{message}</Message>
      {children}
    </Box>
  );
}
