import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { CheckRow } from '@marquee/vocal-kit/form/CheckRow.ts';
import { mediaTexts } from '../mediaTexts.ts';
import type { MediaFieldsProps } from './MediaTextFields.tsx';

const DayInput = styled.input`
  ${inputStyles}
`;

/** How long a picture may be used, and by whom. */
export function MediaTermFields({ fields: { lastDay, isForWriters }, disabled, onChange }: MediaFieldsProps) {
  return (
    <>
      <Labelled field="lastDay" label={mediaTexts.lastDay} hint={mediaTexts.lastDayHint}>
        {(control) => (
          <DayInput
            {...control}
            type="date"
            disabled={disabled}
            value={lastDay ?? ''}
            onChange={({ target }) => onChange({ lastDay: target.value || null })}
          />
        )}
      </Labelled>
      <CheckRow>
        <input
          type="checkbox"
          disabled={disabled}
          checked={isForWriters}
          onChange={({ target }) => onChange({ isForWriters: target.checked })}
        />
        {mediaTexts.isForWriters}
      </CheckRow>
    </>
  );
}
