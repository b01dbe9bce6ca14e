import { Button, token } from '@marquee/shared';
import { keyframes, styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Submit = styled(Button)`
  min-block-size: 3.5rem;
  margin-block-start: ${token('space2')};
  font-size: ${token('textLg')};

  &[aria-disabled='true'] {
    cursor: progress;

    &::after {
      content: '';
      inline-size: 1.1em;
      block-size: 1.1em;
      border: 3px solid;
      border-inline-end-color: transparent;
      border-radius: 50%;
      animation: ${turn} 0.8s linear infinite;
    }
  }
`;

/** Submit button for sign-in, sign-up and recovery. Not disabled while pending, because it would lose the focus. */
export function SubmitButton({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <Submit type="submit" aria-disabled={isPending}>
      {children}
    </Submit>
  );
}
