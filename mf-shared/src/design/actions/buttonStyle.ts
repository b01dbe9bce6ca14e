import { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** Style of buttons and of links that look like buttons. */
export const buttonStyle = css<{ $quiet?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space2')};
  min-height: 44px;
  padding: ${token('space2')} ${token('space5')};
  border: 2px solid ${({ $quiet }) => token($quiet ? 'lineStrong' : 'accent')};
  border-radius: ${token('radius')};
  background: ${({ $quiet }) => ($quiet ? 'transparent' : token('accent'))};
  color: ${({ $quiet }) => token($quiet ? 'ink' : 'accentInk')};
  font-family: ${token('kickerFont')};
  font-size: ${token('textSm')};
  font-weight: ${token('kickerWeight')};
  line-height: 1.25;
  letter-spacing: ${token('kickerTracking')};
  text-align: center;
  text-decoration: none;
  text-transform: ${token('kickerCase')};
  cursor: pointer;
  transition:
    background-color ${token('motionFast')} ${token('easing')},
    border-color ${token('motionFast')} ${token('easing')},
    color ${token('motionFast')} ${token('easing')};

  &:hover:not(:disabled) {
    border-color: ${token('ink')};
    background: ${token('ink')};
    color: ${token('paper')};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
