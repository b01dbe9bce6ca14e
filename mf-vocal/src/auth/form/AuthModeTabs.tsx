import { token } from '@marquee/shared';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';
import type { AuthAddress, AuthMode } from '../address/authAddress.ts';
import type { AuthForm } from './useAuthForm.ts';
import { useModeLink } from './useModeLink.ts';

const modes: readonly AuthMode[] = ['signUp', 'signIn'];

const Row = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space1')};
  padding: ${token('space1')};
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};

  ${fewLetters} {
    grid-template-columns: minmax(0, 1fr);
    border-radius: ${token('space6')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Tab = styled.a`
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

    /* Forced colours drop the page's backgrounds and draw system colours. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

type AuthModeTabsProps = { address: AuthAddress; form: AuthForm };

/** Tabs of the two modes, sign-in and sign-up. Each is a link, as each mode has its own address. */
export function AuthModeTabs({ address, form }: AuthModeTabsProps) {
  const linkTo = useModeLink(address, form);
  return (
    <Row aria-label={texts.chooseWay}>
      {modes.map((mode) => (
        <Tab key={mode} {...linkTo(mode)} aria-current={mode === address.mode ? 'page' : undefined}>
          {texts[mode]}
        </Tab>
      ))}
    </Row>
  );
}
