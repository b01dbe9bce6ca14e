import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space3')} ${token('space4')};
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: 5px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & p {
    flex: 1 1 16em;
    margin: 0;
  }

  & a {
    color: ${token('link')};
  }

  /* With text of 200 %, a phone shows a message whole only in small letters. */
  @media (width <= 15em) {
    gap: ${token('space2')};
    padding: ${token('space2')} ${token('space3')};
    font-size: ${token('textSm')};
  }
`;

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

type NoticeProps = {
  text: string;
  /** True if the caller announces the message politely, so that it does not interrupt a screen reader. */
  isPolite?: boolean;
  children?: ReactNode;
};

/** A message in the bar of the editor, with the buttons that it needs. */
export function Notice({ text, isPolite, children }: NoticeProps) {
  return (
    <Box aria-label={text}>
      <p role={isPolite ? undefined : 'alert'}>{text}</p>
      {children}
    </Box>
  );
}
