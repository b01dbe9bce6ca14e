import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useEffect, useRef } from 'react';
import { fieldNames } from './fieldNames.ts';
import type { SubmissionFailure } from './submissionFailure.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space2')};
  margin-block-end: ${token('space6')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('danger')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  scroll-margin-block-start: 8rem;

  & p {
    color: ${token('danger')};
    font-weight: ${token('boldWeight')};
  }

  & ul {
    display: grid;
    gap: ${token('space1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & button {
    min-block-size: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    font-size: ${token('textSm')};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

type SubmissionSummaryProps = SubmissionFailure & {
  /** Moves the focus to a field, and opens the settings first if the field is there. */
  goTo: (field: string) => void;
};

/** Lists the reasons for a refused submission as links to their fields. It takes the focus, as the writer may be at the end of the text. */
export function SubmissionSummary({ message, faults, goTo }: SubmissionSummaryProps) {
  const fields = Object.entries(faults);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box role="alert" ref={box} tabIndex={-1} id={fieldId('submission')}>
      <p>{message}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map(([field, fault]) => (
            <li key={field}>
              <button type="button" onClick={() => goTo(field)}>
                {fieldNames[field] ? `${fieldNames[field]}: ` : ''}
                {fault}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Box>
  );
}
