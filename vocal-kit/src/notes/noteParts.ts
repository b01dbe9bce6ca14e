import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

export const Stack = styled.div`
  display: grid;
  gap: ${token('space4')};
  min-inline-size: 0;

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space3')};

  & label {
    display: grid;
    gap: ${token('space1')};
    font-size: ${token('textSm')};
    font-weight: ${token('boldWeight')};
  }

  & textarea,
  & select,
  & input:not([type='checkbox']) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: ${token('space2')} ${token('space3')};
    border: 1px solid color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
    font: inherit;
    font-weight: normal;
  }

  & textarea {
    line-height: 1.45;
    resize: vertical;
    field-sizing: content;
  }
`;

/** Checkbox with its label, as large as a finger. */
export const Tick = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space2')};
  min-block-size: 2.75rem;
  font-weight: normal;

  & input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${token('accentText')};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space4')};
  align-items: center;
`;

/** A button that reads as a link. */
export const Quiet = styled.button`
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('link')};
  font: inherit;
  font-size: ${token('textSm')};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

export const Faint = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-weight: normal;
`;

export const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;
