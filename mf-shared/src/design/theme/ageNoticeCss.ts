import { token } from './tokens.ts';

/**
 * Style of the notice of a site for adults (`ageNotice` in the shell). With scripts, the notice covers the page without
 * moving anything. Without scripts, it is at the top of the page and has no button, because nothing could store the
 * answer.
 */
export const ageNoticeCss = `
  #age-notice {
    max-inline-size: min(30rem, calc(100vw - 2 * ${token('space4')}));
    max-block-size: calc(100dvh - 2 * ${token('space4')});
    padding: ${token('space6')} ${token('space5')};
    border: 1px solid ${token('lineStrong')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
    box-shadow: ${token('shadowOverlay')};
    text-align: center;
  }

  #age-notice::backdrop {
    background: color-mix(in srgb, ${token('paper')} 88%, transparent);
    backdrop-filter: blur(16px);
  }

  #age-notice h2 {
    font-size: calc(${token('text2xl')} * ${token('headlineScale')});
  }

  #age-notice p {
    margin-block-start: ${token('space4')};
  }

  #age-notice p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space3')} ${token('space5')};
    align-items: center;
    justify-content: center;
  }

  #age-notice button, #age-notice a {
    min-block-size: 44px;
    font-weight: ${token('boldWeight')};
  }

  #age-notice button {
    padding: ${token('space2')} ${token('space5')};
    border: 1px solid ${token('accent')};
    border-radius: ${token('radius')};
    background: ${token('accent')};
    color: ${token('accentInk')};
    cursor: pointer;
  }

  #age-notice a {
    display: inline-flex;
    align-items: center;
  }

  @media (scripting: none) {
    #age-notice {
      position: static;
      display: block;
      inline-size: auto;
      max-inline-size: none;
      max-block-size: none;
      border-inline: 0;
      border-radius: 0;
      box-shadow: none;
    }

    #age-notice button {
      display: none;
    }
  }
`;
