import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Line = styled.p`
  margin-block: ${token('space5')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.5;
`;

/** States whether the site earns when readers buy, in the words of its config. Renders nothing without that text. */
export function Disclosure() {
  const { site } = usePageConfig();
  return site.commerceDisclosure ? <Line>{site.commerceDisclosure}</Line> : null;
}
