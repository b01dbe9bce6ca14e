import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Restoring } from './useRestoring.ts';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space3')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('success')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & p {
    flex: 1 1 16rem;
    margin: 0;
  }
`;

/** Notice above the text after a version was restored. It names the version and can undo the restoration. */
export function RestoredNotice({ restoring: { restored, fault, isPending, undo } }: { restoring: Restoring }) {
  if (!restored) return null;
  return (
    <Box>
      <p role="status">{fault ?? versionNoticeTexts.restored(restored.moment, restored.dropped)}</p>
      <Button $quiet aria-disabled={isPending} onClick={() => void undo()}>
        {versionNoticeTexts.undoRestore}
      </Button>
    </Box>
  );
}
