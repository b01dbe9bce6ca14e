import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Form with its fields in one column. */
export const FormBody = styled.form`
  display: grid;
  gap: ${token('space4')};
`;

/** Row of short fields, which wraps in narrow windows. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space4')} ${token('space3')};
`;

/** Row with the buttons of a form and a message. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space3')} ${token('space4')};
`;

/** Message that a form was sent successfully. */
export const Done = styled.p`
  padding-inline-start: ${token('space3')};
  border-inline-start: 5px solid ${token('second')};
`;

/** Button for an action that cannot be undone. */
export const DangerButton = styled(Button)`
  border-color: ${token('danger')};
  background: transparent;
  color: ${token('danger')};
`;

/** Column of radio buttons, each with a hint in a `small` element. */
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
