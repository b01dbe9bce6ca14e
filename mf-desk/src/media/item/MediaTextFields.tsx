import { type MediaFields, mediaLimits } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { CheckRow } from '@marquee/vocal-kit/form/CheckRow.ts';
import { mediaTexts } from '../mediaTexts.ts';

export type MediaFieldsProps = {
  fields: MediaFields;
  disabled: boolean;
  onChange: (changed: Partial<MediaFields>) => void;
};

/** Title, credit, alternative text and rights of a picture. */
export function MediaTextFields({ fields: { title, credit, altText, rights }, disabled, onChange }: MediaFieldsProps) {
  return (
    <>
      <TextField
        field="title"
        label={mediaTexts.title}
        value={title}
        maxLength={mediaLimits.title}
        disabled={disabled}
        fault={title.trim() === '' ? mediaTexts.needTitle : undefined}
        onChange={(typed) => onChange({ title: typed })}
      />
      <TextField
        field="credit"
        label={mediaTexts.creditLabel}
        hint={mediaTexts.creditHint}
        value={credit}
        maxLength={mediaLimits.credit}
        disabled={disabled}
        onChange={(typed) => onChange({ credit: typed })}
      />
      <div>
        <TextField
          field="altText"
          label={mediaTexts.altText}
          hint={mediaTexts.altHint}
          value={altText ?? ''}
          maxLength={mediaLimits.altText}
          disabled={disabled || altText === ''}
          onChange={(typed) => onChange({ altText: typed || null })}
        />
        <CheckRow>
          <input
            type="checkbox"
            disabled={disabled}
            checked={altText === ''}
            onChange={({ target }) => onChange({ altText: target.checked ? '' : null })}
          />
          {mediaTexts.decorative}
        </CheckRow>
      </div>
      <TextField
        field="rights"
        label={mediaTexts.rights}
        hint={mediaTexts.rightsHint}
        rows={3}
        value={rights}
        maxLength={mediaLimits.rights}
        disabled={disabled}
        onChange={(typed) => onChange({ rights: typed })}
      />
    </>
  );
}
