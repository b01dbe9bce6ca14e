/** styled-components: one shared copy, so that one sheet holds every part's styles. */

export type { CSSObject, RuleSet } from 'styled-components';
export { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
