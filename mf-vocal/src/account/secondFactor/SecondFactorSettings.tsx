import { Button, Spinner, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../../texts.ts';
import { CodesSettings } from './codes/CodesSettings.tsx';
import { PasskeySettings } from './passkeys/PasskeySettings.tsx';
import { secondFactorTexts } from './secondFactorTexts.ts';
import type { SecondFactorState } from './useSecondFactor.ts';

const Part = styled.section`
  display: grid;
  gap: ${token('space3')};

  & + & {
    padding-block-start: ${token('space4')};
    border-block-start: 1px solid ${token('line')};
  }

  h3 {
    font-size: ${token('textLg')};
  }
`;

const Demand = styled.p`
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: 5px solid ${token('second')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  line-height: 1.45;
`;

/** Id of the section, to which links lead. */
export const secondFactorId = 'vocal-second-factor';

type SecondFactorSettingsProps = SecondFactorState & { onCodesChanged(): void };

/** Codes of an authenticator app and passkeys of the account. */
export function SecondFactorSettings(props: SecondFactorSettingsProps) {
  const { factor, hasFailed, load } = props;
  const isLoaded = factor !== null;
  useEffect(() => {
    // The browser looked for the section before this page was rendered.
    if (isLoaded && window.location.hash === `#${secondFactorId}`)
      document.getElementById(secondFactorId)?.scrollIntoView();
  }, [isLoaded]);
  if (hasFailed)
    return (
      <>
        <p role="alert">{secondFactorTexts.loadFailed}</p>
        <div>
          <Button $quiet onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </div>
      </>
    );
  if (!factor) return <Spinner label={secondFactorTexts.loading} />;
  const change = async () => {
    await props.reload();
    props.onCodesChanged();
  };
  const hasFactor = factor.hasCodes || factor.passkeys.length > 0;
  return (
    <>
      {factor.isDemanded && !factor.isProved ? (
        <Demand>{hasFactor ? secondFactorTexts.demandedElsewhere : secondFactorTexts.demanded}</Demand>
      ) : null}
      <FactorPart title={secondFactorTexts.codes}>
        <CodesSettings factor={factor} onChanged={change} />
      </FactorPart>
      <FactorPart title={secondFactorTexts.passkeys}>
        <PasskeySettings factor={factor} onChanged={change} />
      </FactorPart>
    </>
  );
}

function FactorPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <h3>{title}</h3>
      {children}
    </Part>
  );
}
