import { Button } from '@marquee/shared';
import { mediaTexts } from '../media/mediaTexts.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';

type OtherFilesNoticeProps = { names: readonly string[]; onClose: () => void };

/** Lists the dropped or pasted files that are no pictures. Renders nothing without such files. */
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
