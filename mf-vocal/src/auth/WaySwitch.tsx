import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import type { AuthAddress } from './authAddress.ts';
import type { AuthMode } from './authFields.ts';
import type { AuthForm } from './useAuthForm.ts';
import { useWayLink } from './useWayLink.ts';

const ways: readonly AuthMode[] = ['signUp', 'signIn'];

const Row = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space1')};
  padding: ${token('space1')};
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Way = styled.a`
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${token('space3')};
  border-radius: ${token('radiusPill')};
  color: ${token('ink')};
  font-family: ${token('fontHeadline')};
  font-weight: ${token('kickerWeight')};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color ${token('motionFast')} ${token('easing')};

  &:hover {
    background: color-mix(in srgb, ${token('surface')} 55%, transparent);
  }

  &[aria-current='page'] {
    background: ${token('ink')};
    color: ${token('paper')};

    /* Backgrounds of the page are not drawn there, system colours are. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

type WaySwitchProps = { address: AuthAddress; form: AuthForm };

/** The two ways in, each an address of its own. */
export function WaySwitch({ address, form }: WaySwitchProps) {
  const linkTo = useWayLink(address, form);
  return (
    <Row aria-label={texts.chooseWay}>
      {ways.map((mode) => (
        <Way key={mode} {...linkTo(mode)} aria-current={mode === address.mode ? 'page' : undefined}>
          {texts[mode]}
        </Way>
      ))}
    </Row>
  );
}
