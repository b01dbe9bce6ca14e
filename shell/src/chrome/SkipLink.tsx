import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from './texts.ts';

const Link = styled.a`
  position: absolute;
  inset-block-start: ${token('space2')};
  inset-inline-start: ${token('space2')};
  z-index: 40;
  padding: ${token('space3')} ${token('space4')};
  border-radius: ${token('radius')};
  background: ${token('accent')};
  color: ${token('accentInk')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** First in the order of focus: past the header to what the page is about. */
export function SkipLink() {
  return <Link href="#main">{texts.skipToContent}</Link>;
}
