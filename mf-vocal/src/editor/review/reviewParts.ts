import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

export const Stack = styled.section`
  display: grid;
  gap: ${token('space4')};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & p,
  & h3 {
    margin: 0;
  }

  & h3 {
    font-size: ${token('textLg')};
    line-height: 1.25;
  }

  & [role='status']:not(:empty) {
    margin-block-start: ${token('space2')};
    color: ${token('success')};
    font-weight: ${token('boldWeight')};
  }

  & a {
    color: ${token('link')};
  }
`;

export const Faint = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

export const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

export const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token('space4')};
  border-inline-start: 3px solid ${token('line')};
  white-space: pre-line;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space3')};

  &[hidden],
  &:empty {
    display: none;
  }
`;

/** Box of the question before a step. */
export const Question = styled.form`
  display: grid;
  gap: ${token('space4')};
  padding: ${token('space4')};
  border-radius: ${token('radius')};
  background: ${token('sunken')};
`;
