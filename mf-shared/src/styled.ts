/** styled-components in one shared copy, so that one style sheet holds the styles of all parts. */

export type { CSSObject, RuleSet } from 'styled-components';
export { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
