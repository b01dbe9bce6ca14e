import { token, usePageConfig } from '@marquee/shared';
import { containerWidths, spacingUnit } from '@marquee/shared/constants';
import { styled } from '@marquee/shared/styled';

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-block-size: ${token('headerHeight')};
  padding-inline: max(clamp(1rem, 4vw, 3rem), calc((100vw - ${containerWidths.xlarge}px) / 2 + ${spacingUnit}px));
  background: ${token('header')};
  color: ${token('headerInk')};

  a {
    padding-block: ${token('space2')};
  }

  span {
    display: block;
    inline-size: 7.6rem;
    block-size: 2.25rem;
    background: var(--logo) left center / contain no-repeat;
  }
`;

/**
 * The bar of the shell's own pages on the creator host: nothing there can be searched or listed. It looks like the
 * platform's.
 */
export function CreatorHeader() {
  const { site } = usePageConfig();
  return (
    <Bar>
      <a href="/" aria-label={site.name}>
        <span />
      </a>
    </Bar>
  );
}
