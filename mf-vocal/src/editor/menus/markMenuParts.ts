import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Box beside selected words. It is light on a dark page and dark on a light page, so that it stands out. */
export const Menu = styled.div`
  position: absolute;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  padding: ${token('space1')};
  /* Forced colors show the border, and remove the background. */
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: ${token('ink')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('paper')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 ${token('space2')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & button:hover {
    background: color-mix(in srgb, ${token('paper')} 20%, transparent);
  }

  & button[aria-pressed='true'] {
    background: ${token('paper')};
    color: ${token('ink')};
  }

  /* The menu grows away from the words. */
  &[data-side='above'] {
    translate: 0 -100%;
  }

  /* The form of a link, with the found pages below it. If the menu is above the words, the pages are above the form. */
  &[data-form] {
    flex-flow: column nowrap;
    inline-size: 22rem;
  }

  &[data-form][data-side='above'] {
    flex-direction: column-reverse;
  }

  & p {
    margin: 0;
    padding: ${token('space2')} ${token('space3')};
    line-height: 1.3;
  }

  @media (forced-colors: active) {
    & button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }

  & button:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;
