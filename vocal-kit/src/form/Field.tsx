import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldId } from './fieldId.ts';
import { Box, Fault, Hint, Input, InputFrame, Label } from './fieldParts.ts';

type FieldProps<Name extends string> = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput'> & {
  name: Name;
  label: string;
  hint?: string;
  /** True if the field can be left empty. */
  isOptional?: boolean;
  error?: string | undefined;
  /** id of something more that describes the field. */
  describedBy?: string | undefined;
  onTyped(name: Name): void;
  /** The content at the end of the field. */
  children?: ReactNode;
};

/** A labelled text field with its hint and its error message. */
export function Field<Name extends string>({
  name,
  label,
  hint,
  isOptional = false,
  error,
  describedBy,
  onTyped,
  children,
  ...input
}: FieldProps<Name>) {
  const id = fieldId(name);
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <InputFrame>
        <Input
          {...input}
          id={id}
          name={name}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onInput={() => onTyped(name)}
        />
        {children}
      </InputFrame>
      {error ? <Fault id={`${id}-error`}>{error}</Fault> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Box>
  );
}
