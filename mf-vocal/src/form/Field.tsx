import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldId } from './fieldId.ts';

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space1')};
`;

const Label = styled.label`
  font-weight: ${token('boldWeight')};
`;

const InputFrame = styled.div`
  position: relative;
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: ${token('space2')} ${token('space4')};
  border: 2px solid ${token('line')};
  border-color: color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${token('textLg')};
  transition: border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('ink')};
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
`;

const Hint = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

type FieldProps<Name extends string> = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput'> & {
  name: Name;
  label: string;
  hint?: string;
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
          required
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
