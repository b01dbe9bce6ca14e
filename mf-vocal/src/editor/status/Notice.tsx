import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Box = styled.section`
  display: grid;
  gap: ${token('space4')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & p {
    margin: 0;
  }

  & a {
    color: ${token('link')};
  }
`;

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

/** A message in the bar of the editor, with the buttons that it needs. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box aria-label={text}>
      <p role="alert">{text}</p>
      {children}
    </Box>
  );
}
