import { draftLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { mediaTexts } from './mediaTexts.ts';

type CreditFieldProps = {
  field: string;
  value: string | null | undefined;
  onChange: (text: string | null) => void;
  label?: string;
  hint?: string;
  disabled?: boolean;
};

/** Photographer or source of a picture or video. An empty text is stored as no text. */
export function CreditField({ field, value, onChange, disabled, ...words }: CreditFieldProps) {
  const { label = mediaTexts.credit, hint = mediaTexts.creditHint } = words;
  return (
    <TextField
      field={field}
      label={label}
      hint={hint}
      value={value ?? ''}
      maxLength={draftLimits.credit}
      disabled={disabled}
      onChange={(typed) => onChange(typed || null)}
    />
  );
}
