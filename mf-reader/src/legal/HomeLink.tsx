import { headline, token, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { legalTexts } from './legalTexts.ts';

const Anchor = styled(Link)`
  ${headline('textLg')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-height: 44px;
  color: ${token('ink')};
  text-decoration: none;

  &::before {
    content: '\\2190' / '';
    color: ${token('accentText')};
    font-family: ${token('fontBody')};
    transition: transform ${token('motionFast')} ${token('easing')};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-underline-offset: 0.25em;
  }

  &:hover::before {
    transform: translateX(-0.2em);
  }

  @media print {
    &::before {
      content: none;
    }
  }
`;

/** Links to the home page, on pages without the standard header. */
export function HomeLink() {
  const { site } = usePageConfig();
  return (
    <Anchor to="/">
      <VisuallyHidden>{legalTexts.backTo} </VisuallyHidden>
      {site.name}
    </Anchor>
  );
}
