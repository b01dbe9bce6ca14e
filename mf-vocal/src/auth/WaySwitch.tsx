import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { KeyboardEvent } from 'react';
import { texts } from '../texts.ts';
import type { AuthMode } from './authFields.ts';

export const authPanelId = 'vocal-auth-panel';
export const tabId = (mode: AuthMode) => `vocal-tab-${mode}`;

const ways: readonly AuthMode[] = ['signUp', 'signIn'];

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space1')};
  padding: ${token('space1')};
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
`;

const Tab = styled.button`
  min-block-size: 2.75rem;
  padding-inline: ${token('space3')};
  border: 0;
  border-radius: ${token('radiusPill')};
  background: none;
  color: ${token('ink')};
  font-family: ${token('fontHeadline')};
  font-weight: ${token('kickerWeight')};
  cursor: pointer;
  transition: background-color ${token('motionFast')} ${token('easing')};

  &:hover {
    background: color-mix(in srgb, ${token('surface')} 55%, transparent);
  }

  &[aria-selected='true'] {
    background: ${token('ink')};
    color: ${token('paper')};
  }
`;

type WaySwitchProps = { mode: AuthMode; onMode(mode: AuthMode): void };

/** The two ways in, as tabs: arrow keys move between them. */
export function WaySwitch({ mode, onMode }: WaySwitchProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other: AuthMode = mode === 'signIn' ? 'signUp' : 'signIn';
    onMode(other);
    document.getElementById(tabId(other))?.focus();
  }
  return (
    <Row role="tablist" aria-label={texts.chooseWay}>
      {ways.map((way) => (
        <Tab
          key={way}
          id={tabId(way)}
          type="button"
          role="tab"
          aria-selected={way === mode}
          aria-controls={authPanelId}
          tabIndex={way === mode ? 0 : -1}
          onClick={() => onMode(way)}
          onKeyDown={onKeyDown}
        >
          {texts[way]}
        </Tab>
      ))}
    </Row>
  );
}
