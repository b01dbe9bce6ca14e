import { draftLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { mediaTexts } from './mediaTexts.ts';

type VideoDescriptionFieldProps = {
  field: string;
  value: string | null;
  onChange: (text: string | null) => void;
  disabled: boolean;
};

/** Alternative text of a video. An empty text is stored as no text. */
export function VideoDescriptionField({ field, value, onChange, disabled }: VideoDescriptionFieldProps) {
  return (
    <TextField
      field={field}
      label={mediaTexts.altText}
      hint={mediaTexts.videoAltHint}
      value={value ?? ''}
      maxLength={draftLimits.altText}
      disabled={disabled}
      onChange={(typed) => onChange(typed || null)}
    />
  );
}
