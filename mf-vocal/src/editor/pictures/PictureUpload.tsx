import type { Image } from '@marquee/shared/domain';
import { UploadControl, type UploadControlProps } from './UploadControl.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

type PictureUploadProps = Pick<UploadControlProps, 'label' | 'multiple' | 'isZone'> & {
  onDone: (image: Image) => void;
  /** Offers no choice, but goes on with pictures that are on their way, and shows those that did not arrive. */
  isHidden?: boolean;
  /** A picture to send as soon as the control stands. */
  first?: File | undefined;
};

/** Uploads pictures from the writer's device, with progress, a way to stop and to try again, and the reason of a refusal. */
export function PictureUpload({ onDone, isHidden = false, first, ...field }: PictureUploadProps) {
  const { sending, failures, send, retry, cancel } = usePictureUpload(onDone, first);
  if (isHidden && !sending && failures.length === 0) return null;
  return (
    <UploadControl
      {...field}
      sending={sending}
      failures={failures}
      onChoose={(files) => void send(files)}
      onStop={cancel}
      onRetry={() => void retry()}
    />
  );
}
