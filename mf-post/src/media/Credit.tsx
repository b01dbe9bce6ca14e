import { directionOf, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Small = styled.small`
  color: ${token('inkMuted')};
  font-size: 0.875em;
  letter-spacing: 0.02em;
`;

/** Photographer or source of a picture, after its caption. */
export function Credit({ children }: { children: string }) {
  return <Small dir={directionOf(children)}>{children}</Small>;
}
