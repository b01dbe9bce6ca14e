import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useRef } from 'react';
import { UploadControl, type UploadControlProps } from './UploadControl.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

const Place = styled.div`
  display: contents;
`;

type PictureUploadProps = Pick<UploadControlProps, 'label' | 'multiple' | 'isZone' | 'note'> & {
  onDone: (image: Image, file: File) => void;
  /** Takes several chosen files instead of their upload. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** True to hide the choice of files. Pending uploads continue, and failures are still shown. */
  isHidden?: boolean;
  /** Pictures to send as soon as the control is mounted. */
  first?: readonly File[] | undefined;
};

/** Uploads pictures from the writer's device, with progress, a way to stop and to try again, and the reason of a refusal. */
export function PictureUpload({ onDone, onSeveral, isHidden = false, first, ...field }: PictureUploadProps) {
  const { sending, failures, send, retry, cancel } = usePictureUpload(onDone, first);
  const place = useRef<HTMLDivElement>(null);

  /** The field had the focus and makes room for the progress: afterwards the next field of the picture has it. */
  async function sendAndGoOn(files: readonly File[]): Promise<void> {
    const around = place.current?.closest('li, [role=group], fieldset, form') ?? null;
    await send(files);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) fieldAfter(around)?.focus({ preventScroll: true });
    });
  }

  if (isHidden && !sending && failures.length === 0) return null;
  return (
    <Place ref={place}>
      <UploadControl
        {...field}
        sending={sending}
        failures={failures}
        onChoose={(files) => (onSeveral && files.length > 1 ? onSeveral(files) : void sendAndGoOn(files))}
        onStop={cancel}
        onRetry={() => void retry()}
      />
    </Place>
  );
}

function fieldAfter(around: Element | null): HTMLElement | null {
  const words = 'textarea:not(:disabled), input:not([type=file], [type=radio], [type=checkbox], :disabled)';
  return around?.querySelector<HTMLElement>(words) ?? around?.querySelector<HTMLElement>('input[type=file]') ?? null;
}
