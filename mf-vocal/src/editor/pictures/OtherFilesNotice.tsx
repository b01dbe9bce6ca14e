import { Button } from '@marquee/shared';
import { mediaTexts } from '../media/mediaTexts.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';

type OtherFilesNoticeProps = { names: readonly string[]; onClose: () => void };

/** Says which dropped or pasted files are no pictures; nothing while there are none. */
export function OtherFilesNotice({ names, onClose }: OtherFilesNoticeProps) {
  if (names.length === 0) return null;
  return (
    <Notice text={mediaTexts.otherFiles(names)}>
      <NoticeActions>
        <Button $quiet onClick={onClose}>
          {mediaTexts.closeNotice}
        </Button>
      </NoticeActions>
    </Notice>
  );
}
