import { styled } from '@marquee/shared/styled';
import { fieldId } from '../form/fieldId.ts';
import { Box, Fault, Input, Label } from '../form/fieldParts.ts';

const Select = styled(Input)`
  font-size: 1rem;
`;

type SelectFieldProps = {
  name: string;
  label: string;
  /** The choice of nothing. */
  none?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A labelled list of choices in a form that is read by its fields' names. */
export function SelectField({ name, label, none, value, choices, error, onChange }: SelectFieldProps) {
  const id = fieldId(name);
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Select
        as="select"
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      {error ? <Fault id={`${id}-error`}>{error}</Fault> : null}
    </Box>
  );
}
