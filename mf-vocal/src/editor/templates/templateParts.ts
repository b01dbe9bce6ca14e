import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '@marquee/vocal-kit/dialogs/ModalDialog.tsx';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';

/** Dialog of templates with its form and its list. */
export const Dialog = styled(ModalDialog)`
  line-height: 1.4;

  & > div {
    justify-items: start;
  }

  & [role='status']:empty {
    display: none;
  }

  & ul {
    justify-self: stretch;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & :is(li, form) {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token('space2')} ${token('space3')};
  }

  & li {
    align-items: center;
    padding-block: ${token('space3')};
    border-block-start: 1px solid ${token('line')};
  }

  & :is(li, form) > p {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }

  & form {
    flex: 1 1 100%;
    justify-self: stretch;
  }

  & form > p {
    flex-basis: 100%;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & label {
    display: grid;
    flex: 1 1 12rem;
    gap: ${token('space1')};
    min-inline-size: 0;
    font-size: ${token('textSm')};
  }

  & input {
    ${inputStyles}
    min-inline-size: 0;
  }
`;
