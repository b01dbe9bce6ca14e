import { token } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { useState } from 'react';
import { Check } from '../fields/Check.ts';
import { mediaTexts } from './mediaTexts.ts';

/** The examples, whose code loads with the first picture of a post. */
const altExamples = onDemand<object>(async () => (await import('./AltExamples.tsx')).AltExamples);

const Box = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 ${token('space4')};
  font-size: ${token('textSm')};
`;

type AltTextFieldProps = {
  field: string;
  /** Empty for a decorative picture. Null as long as nobody has described the picture. */
  value: string | null;
  onChange: (text: string | null) => void;
  label?: string;
  /** Without a hint there are no examples either, as in a list of pictures whose first field has both. */
  hint?: string;
  decorativeLabel?: string;
  disabled?: boolean;
};

/** Alternative text of a picture, with examples, and the choice of a decorative picture, which needs no text. */
export function AltTextField({ field, value, onChange, disabled, ...words }: AltTextFieldProps) {
  const { label = mediaTexts.altText, hint = mediaTexts.altHint, decorativeLabel = mediaTexts.decorative } = words;
  // The text comes back when the writer takes the choice back.
  const [former, setFormer] = useState<string | null>(null);
  const Examples = useOnDemand(altExamples, 'a picture is described');
  const isDecorative = value === '';

  function decorate(chosen: boolean): void {
    if (chosen) setFormer(value);
    onChange(chosen ? '' : former);
  }

  return (
    <Box>
      <TextField
        field={field}
        label={label}
        hint={isDecorative ? mediaTexts.decorativeHint : hint}
        value={value ?? ''}
        maxLength={draftLimits.altText}
        disabled={disabled || isDecorative}
        onChange={(typed) => onChange(typed || null)}
      />
      <Choices>
        <Check>
          <input
            type="checkbox"
            checked={isDecorative}
            disabled={disabled}
            onChange={({ target }) => decorate(target.checked)}
          />
          {decorativeLabel}
        </Check>
        {hint && !isDecorative && Examples ? <Examples /> : null}
      </Choices>
    </Box>
  );
}
