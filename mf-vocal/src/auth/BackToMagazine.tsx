import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-block-size: 2.75rem;
  color: inherit;
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;

  &::before {
    content: '\\2190' / '';
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

/**
 * Links back to the magazine from which a visitor came.
 * @param siteKey key from the address. Renders nothing for an unknown key
 */
export function BackToMagazine({ siteKey }: { siteKey: string | null }) {
  const magazine = usePageConfig().sites.find(({ key }) => key === siteKey);
  return magazine ? <Anchor href={`${magazine.url}/`}>{texts.backTo(magazine.label)}</Anchor> : null;
}
