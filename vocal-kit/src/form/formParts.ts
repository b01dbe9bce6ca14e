import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** A form: its fields below each other. */
export const FormBody = styled.form`
  display: grid;
  gap: ${token('space4')};
`;

/** Short fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space4')} ${token('space3')};
`;

/** A form's buttons, and the message beside them. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space3')} ${token('space4')};
`;

/** The message that a form has done its work. */
export const Done = styled.p`
  padding-inline-start: ${token('space3')};
  border-inline-start: 5px solid ${token('second')};
`;

/** A button for what cannot be undone. */
export const DangerButton = styled(Button)`
  border-color: ${token('danger')};
  background: transparent;
  color: ${token('danger')};
`;

/** Radio buttons below each other, each with its hint in a `small`. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${token('boldWeight')};
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${token('space3')};
    align-items: center;
    min-block-size: 3.25rem;
    cursor: pointer;
  }

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('link')};
  }

  small {
    grid-column: 2;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;
