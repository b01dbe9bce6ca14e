import { styled } from '@marquee/shared/styled';
import { fieldId } from './fieldId.ts';
import { Box, Fault, Hint, Input, Label } from './fieldParts.ts';

const Lines = styled(Input)`
  display: block;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`;

type TextAreaFieldProps<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  error?: string | undefined;
  onTyped(name: Name): void;
  rows?: number;
  defaultValue?: string;
};

/** Labelled field for several lines. It grows with its text. */
export function TextAreaField<Name extends string>({
  name,
  label,
  hint,
  error,
  onTyped,
  rows = 4,
  defaultValue,
}: TextAreaFieldProps<Name>) {
  const id = fieldId(name);
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Lines
        as="textarea"
        {...{ rows }}
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onInput={() => onTyped(name)}
      />
      {error ? <Fault id={`${id}-error`}>{error}</Fault> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Box>
  );
}
