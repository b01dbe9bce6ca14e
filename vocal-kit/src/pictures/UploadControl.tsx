import { Button, buttonStyle, token } from '@marquee/shared';
import { uploadLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { FieldFault } from '../fields/FieldFault.tsx';
import { uploadTexts } from './uploadTexts.ts';
import type { Sending, UploadFailure } from './usePictureUpload.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space3')};
  justify-items: start;
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};
  line-height: 1.4;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space2')} ${token('space4')};

  & progress {
    inline-size: min(12rem, 60vw);
    accent-color: ${token('accent')};
  }
`;

/** The file input covers its label, so that it receives clicks, dropped files and the focus. */
const Choose = styled.label<{ $quiet?: boolean }>`
  ${buttonStyle}
  position: relative;

  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }

  &[data-zone] {
    display: grid;
    gap: ${token('space1')};
    place-content: center;
    justify-self: stretch;
    min-block-size: 9rem;
    padding: ${token('space5')} ${token('space4')};
    border: 2px dashed color-mix(in srgb, ${token('ink')} 45%, ${token('surface')});
    border-radius: ${token('radius')};
    background: color-mix(in srgb, ${token('sunken')} 50%, transparent);
    text-align: center;
  }

  /* The colors of a small button turn; as large as this, they would flash. */
  &&[data-zone]:hover {
    border-color: ${token('ink')};
    background: ${token('sunken')};
    color: ${token('ink')};
  }

  /* Muted ink is too light on this ground. */
  & small {
    font-size: ${token('textSm')};
    font-weight: ${token('bodyWeight')};
  }
`;

const Failures = styled.ul`
  display: grid;
  gap: ${token('space1')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Accepted files by extension and by type, because devices know only one of the two. */
const accepted = [...uploadLimits.types.map((type) => `.${type}`), 'image/gif', 'image/jpeg', 'image/png'].join(',');

export type UploadControlProps = {
  label: string;
  /** Several at once, as for a gallery. */
  multiple?: boolean;
  /** A large field for the first picture, in its place. */
  isZone?: boolean;
  /** A sentence in the large field. */
  note?: string | undefined;
  sending: Sending | null;
  failures: readonly UploadFailure[];
  onChoose: (files: readonly File[]) => void;
  onStop: () => void;
  onRetry: () => void;
};

/** Field for uploading pictures. Shows the progress of uploads, and failed uploads. */
export function UploadControl(props: UploadControlProps) {
  const { label, multiple = false, isZone = false, note, sending, failures, onChoose, onStop, onRetry } = props;
  return (
    <Box>
      {sending ? (
        <Row>
          <progress value={sending.share} aria-label={uploadTexts.uploading} />
          <span role="status">{uploadTexts.uploadingOf(sending.place, sending.of)}</span>
          <Button $quiet onClick={onStop}>
            {uploadTexts.stopUpload}
          </Button>
        </Row>
      ) : (
        <Choose $quiet data-zone={isZone ? '' : undefined}>
          {label}
          {isZone ? <small>{uploadTexts.accepted}</small> : null}
          {isZone && note ? <small>{note}</small> : null}
          <input
            type="file"
            accept={accepted}
            multiple={multiple}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Clears the field, so that the same file can be chosen again after a failure.
              target.value = '';
              if (files.length > 0) onChoose(files);
            }}
          />
        </Choose>
      )}
      {failures.length > 0 ? (
        <>
          <div role="alert">
            <Failures>
              {failures.map(({ file, message }) => (
                <FieldFault as="li" key={`${file.name} ${file.lastModified} ${file.size}`}>
                  {uploadTexts.failedFile(file.name, message)}
                </FieldFault>
              ))}
            </Failures>
          </div>
          {failures.every(({ isFinal }) => isFinal) ? null : (
            <Button $quiet onClick={onRetry}>
              {uploadTexts.retryUpload}
            </Button>
          )}
        </>
      ) : null}
    </Box>
  );
}
