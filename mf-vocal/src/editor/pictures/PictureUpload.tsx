import { Button, buttonStyle, token } from '@marquee/shared';
import { type Image, uploadLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';
import { FieldFault } from '../fields/FieldFault.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space2')} ${token('space4')};
`;

/** The input lies over its label: it takes clicks, dropped files and the focus. */
const Choose = styled.label<{ $quiet?: boolean }>`
  ${buttonStyle}
  position: relative;

  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

/** By name and by type: devices know one or the other. */
const accepted = [...uploadLimits.types.map((type) => `.${type}`), 'image/gif', 'image/jpeg', 'image/png'].join(',');

type PictureUploadProps = {
  label: string;
  onDone: (image: Image) => void;
  /** Several at once, as for a gallery. */
  multiple?: boolean;
};

/** Uploads pictures from the writer's device, with progress, a way to stop, and the reason of a refusal. */
export function PictureUpload({ label, onDone, multiple = false }: PictureUploadProps) {
  const { state, send, cancel } = usePictureUpload(onDone);
  return (
    <Row>
      {state.kind === 'sending' ? (
        <>
          <progress value={state.share} aria-label={editorTexts.uploading} />
          <span>{editorTexts.uploading}</span>
          <Button $quiet onClick={cancel}>
            {editorTexts.stopUpload}
          </Button>
        </>
      ) : (
        <Choose $quiet>
          {label}
          <input
            type="file"
            accept={accepted}
            multiple={multiple}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file can be chosen again after a failure.
              target.value = '';
              if (files.length > 0) void send(files);
            }}
          />
        </Choose>
      )}
      {state.kind === 'failed' ? <FieldFault role="alert">{state.message}</FieldFault> : null}
    </Row>
  );
}
