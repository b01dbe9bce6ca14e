import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Row = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid currentColor;
  border-radius: ${token('radius')};
  overflow: clip;

  & > label {
    position: relative;
    padding: ${token('space2')} ${token('space3')};
    line-height: 1.375rem;
    text-transform: capitalize;
    cursor: pointer;
  }

  & > label:has(:checked) {
    background: ${token('headerInk')};
    color: ${token('header')};
  }

  & > label:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: -4px;
  }

  /* The input stays in the row, so that arrow keys and touches reach it. */
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

type RadioRowProps<Value extends string> = {
  name: string;
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Radio buttons in a row, with the usual arrow keys. */
export function RadioRow<Value extends string>({ name, label, values, value, onChoose }: RadioRowProps<Value>) {
  return (
    <Row aria-label={label}>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
          {each}
        </label>
      ))}
    </Row>
  );
}
