import { token, usePageConfig } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { languageOfSite } from '../languageOf.ts';

const Line = styled.p`
  margin-block: ${token('space5')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.5;
`;

/**
 * States whether the site earns when readers buy, in the words of its config. Renders nothing without that text.
 * @param post the post around it
 */
export function Disclosure({ post = {} }: { post?: Pick<Post, 'language'> }) {
  const config = usePageConfig();
  const { commerceDisclosure } = config.site;
  return commerceDisclosure ? <Line {...languageOfSite(post, config)}>{commerceDisclosure}</Line> : null;
}
