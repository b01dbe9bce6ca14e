import { Button, token } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import type { ConflictChoice } from '../../saving/draftSaving.ts';
import type { SavingState } from '../../saving/savingState.ts';
import { editorTexts } from '../editorTexts.ts';
import { ConflictVersions } from './ConflictVersions.tsx';

const Box = styled.section`
  display: grid;
  gap: ${token('space4')};
  margin-block-end: ${token('space6')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

type SavingNoticeProps = {
  state: SavingState;
  draft: Draft;
  resolve: (choice: ConflictChoice) => void;
  takeOver: () => void;
};

/** A state of saving that needs the writer's choice: a version from elsewhere, another tab. */
export function SavingNotice({ state, draft, resolve, takeOver }: SavingNoticeProps) {
  if (state.kind === 'conflict')
    return (
      <Notice text={editorTexts.conflictText}>
        <ConflictVersions mine={draft} stored={state.stored} />
        <Actions>
          <Button onClick={() => resolve('mine')}>{editorTexts.keepMine}</Button>
          <Button $quiet onClick={() => resolve('stored')}>
            {editorTexts.takeTheirs}
          </Button>
        </Actions>
      </Notice>
    );
  if (state.kind === 'readOnly')
    return (
      <Notice text={editorTexts.readOnlyText}>
        <Actions>
          <Button onClick={takeOver}>{editorTexts.takeOver}</Button>
        </Actions>
      </Notice>
    );
  return null;
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box aria-label={text}>
      <p role="alert">{text}</p>
      {children}
    </Box>
  );
}
