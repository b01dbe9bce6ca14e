import { token } from '@marquee/shared';
import { Icon } from '@marquee/shared/design/Icon';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';
import { useUnreadCount } from './useUnreadCount.ts';

const Bell = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radiusPill')};
  color: inherit;
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 1.25rem;
  padding-inline: 0.3rem;
  border: 1px solid ${token('header')};
  border-radius: ${token('radiusPill')};
  background: ${token('accent')};
  color: ${token('accentInk')};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('boldWeight')};
  line-height: 1.15rem;
  text-align: center;
`;

/** Largest number that has room beside the bell. */
const maxShown = 99;

/** Link to the notices, with the number of unread notices. */
export function NoticesBell() {
  const unread = useUnreadCount();
  return (
    <Bell to="/vocal/notices" aria-label={texts.notices(unread)}>
      <Icon path="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4" size={24} strokeWidth={2} />
      {unread > 0 ? <Count aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</Count> : null}
    </Bell>
  );
}
