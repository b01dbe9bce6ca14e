import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';
import { type AuthAddress, recoveryAddress } from '../address/authAddress.ts';

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 2.75rem;
  margin-block: calc(-1 * ${token('space3')});
  color: ${token('link')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

/** The way to a new password. */
export function ForgottenPassword({ address }: { address: AuthAddress }) {
  return <Anchor to={recoveryAddress('forgot', address)}>{texts.forgotten}</Anchor>;
}
