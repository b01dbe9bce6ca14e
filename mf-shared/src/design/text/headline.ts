import { type Token, token } from '../theme/tokens.ts';

type TextSize = Extract<Token, `text${string}`>;

/** The theme's headline face at one step of the type scale, as declarations for a styled component. */
export function headline(size: TextSize): string {
  return `
    font-family: ${token('fontHeadline')};
    font-size: calc(${token(size)} * ${token('headlineScale')});
    font-weight: ${token('headlineWeight')};
    line-height: ${token('headlineLeading')};
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
    text-wrap: balance;
  `;
}
