import { styled } from '@marquee/shared/styled';
import { inputStyles } from './inputStyles.ts';
import { Labelled } from './Labelled.tsx';

const Select = styled.select`
  ${inputStyles}
`;

type ChoiceFieldProps<Value extends string> = {
  field: string;
  label: string;
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  /** The choice of nothing; without it one of the choices must be made. */
  none?: string;
  hint?: string | undefined;
  disabled?: boolean;
};

/** A labelled list of choices. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { field, label, value, choices, onChange, none, hint, disabled } = props;
  return (
    <Labelled field={field} label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(choices.find((choice) => choice.value === target.value)?.value ?? null)}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
