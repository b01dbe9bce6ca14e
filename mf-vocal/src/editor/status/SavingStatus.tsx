import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { SavingState } from '../../saving/savingState.ts';
import { editorTexts } from '../editorTexts.ts';

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  margin: 0;
  font-size: ${token('textSm')};
  line-height: 1.3;

  &::before {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    content: '';
  }

  &[data-kind='saved']::before {
    background: currentColor;
  }
`;

/**
 * Shows if the text is saved. Only states that need the writer are announced: an announcement at each save would
 * disturb the writing.
 */
export function SavingStatus({ state, isKept }: { state: SavingState; isKept: boolean }) {
  const { kind } = state;
  const text =
    kind === 'offline'
      ? editorTexts[isKept ? 'offline' : 'offlineUnkept'][state.cause]
      : editorTexts[kind === 'dirty' ? 'unsaved' : kind];
  const isCalm = kind === 'saved' || kind === 'dirty' || kind === 'saving';
  return (
    <Line data-kind={kind} role={isCalm ? undefined : 'status'}>
      {kind === 'refused' ? `${text}: ${state.message}` : text}
    </Line>
  );
}
