import { draftLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { mediaTexts } from './mediaTexts.ts';

type AltTextFieldProps = {
  field: string;
  value: string | null;
  onChange: (text: string | null) => void;
  label?: string;
  hint?: string;
  disabled?: boolean;
};

/** Alternative text of a picture or video. An empty text is stored as no text. */
export function AltTextField({ field, value, onChange, disabled, ...words }: AltTextFieldProps) {
  const { label = mediaTexts.altText, hint = mediaTexts.altHint } = words;
  return (
    <TextField
      field={field}
      label={label}
      hint={hint}
      value={value ?? ''}
      maxLength={draftLimits.altText}
      disabled={disabled}
      onChange={(typed) => onChange(typed || null)}
    />
  );
}
