import { token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { VocalHeader } from '../frame/VocalHeader.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { NoticesBell } from './bell/NoticesBell.tsx';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space3')};
  margin-inline-start: auto;
`;

/** The header of a signed-in user's pages: the logo, the notices and the menu. */
export function SignedInHeader({ user }: { user: User }) {
  return (
    <VocalHeader>
      <Tools>
        <NoticesBell />
        <AccountMenu user={user} />
      </Tools>
    </VocalHeader>
  );
}
