import { keyframes, styled } from 'styled-components';
import { texts } from '../texts.ts';
import { token } from './theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Status = styled.span`
  display: inline-block;
  line-height: 0;

  & > i {
    display: inline-block;
    width: 2rem;
    height: 2rem;
    border: 3px solid ${token('line')};
    border-block-start-color: ${token('accentText')};
    border-radius: 50%;
    animation: ${turn} 0.8s linear infinite;
  }

  &[data-size='small'] > i {
    width: 1.25rem;
    height: 1.25rem;
    border-width: 2px;
  }

  &[data-size='large'] > i {
    width: 3.5rem;
    height: 3.5rem;
    border-width: 4px;
  }

  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: ${pulse} 2s ease-in-out infinite !important;
    }
  }
`;

type SpinnerProps = { size?: 'small' | 'medium' | 'large'; label?: string; className?: string };

/** Announces that something is loading. */
export function Spinner({ size = 'medium', label = texts.loading, className }: SpinnerProps) {
  return (
    <Status role="status" data-size={size} className={className}>
      <i aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Status>
  );
}
