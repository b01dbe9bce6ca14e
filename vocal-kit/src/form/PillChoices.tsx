import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  /* Half of one row. Large text makes more rows in a phone's window. */
  border-radius: min(${token('radiusPill')}, 1.4375rem);

  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.75rem;
    padding-inline: ${token('space4')};
    border-radius: ${token('radiusPill')};
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:has(:checked) {
    background: ${token('ink')};
    color: ${token('paper')};
  }

  & label:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  & small {
    opacity: 0.8;
    font-size: ${token('textSm')};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

type PillChoicesProps<Value extends string | number> = {
  /** Name of the choice for screen readers. */
  legend: string;
  /** Name of the radio buttons, which must be unique on a page. */
  name: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/** Row of radio buttons for a few choices. */
export function PillChoices<Value extends string | number>({
  legend,
  name,
  value,
  choices,
  onChange,
}: PillChoicesProps<Value>) {
  return (
    <Choices>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </Choices>
  );
}
