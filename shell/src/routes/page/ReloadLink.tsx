import { buttonStyle } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Anchor = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

/** Requests the page once more, with or without scripts: an empty address is the current one. */
export function ReloadLink({ children }: { children: ReactNode }) {
  return <Anchor href="">{children}</Anchor>;
}
