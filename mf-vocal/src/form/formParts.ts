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
