import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { FieldFault } from './FieldFault.tsx';
import { fieldId } from './fieldId.ts';
import { useFault } from './useFault.ts';

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space1')};
  min-inline-size: 0;
`;

const Label = styled.label`
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

const Hint = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** Attributes of the control inside a `Labelled`. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type LabelledProps = {
  field: string;
  label: string;
  hint?: string | undefined;
  /** Error found while typing. It takes precedence over the error of the server. */
  fault?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Control with its label, its hint and its error message. */
export function Labelled({ field, label, hint, fault: typed, children }: LabelledProps) {
  const told = useFault(field);
  const fault = typed ?? told;
  const id = fieldId(field);
  const described = [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {fault ? <FieldFault id={`${id}-fault`}>{fault}</FieldFault> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Box>
  );
}
