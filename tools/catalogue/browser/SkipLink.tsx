import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Anchor = styled.a`
  position: fixed;
  z-index: 3;
  inset: ${token('space2')} auto auto ${token('space2')};
  padding: ${token('space2')} ${token('space4')};
  background: ${token('paper')};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first link for keyboards, which skips the bar and the list. */
export function SkipLink() {
  return <Anchor href="#main">Skip to the examples</Anchor>;
}
