import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { VocalHeader } from '@marquee/vocal-kit/frame/VocalHeader.tsx';
import type { ReactNode } from 'react';
import { BackToMagazine } from './BackToMagazine.tsx';
import { PublishingSteps } from './intro/PublishingSteps.tsx';
import { VocalIntro } from './intro/VocalIntro.tsx';

const Columns = styled.div<{ $formFirst: boolean }>`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(26rem, 38%);
  grid-template-areas: 'pitch form' 'facts form';
  min-block-size: calc(100vh - ${token('headerHeight')});
  /* The coloured panel reaches the footer: this cancels the footer's margin. */
  margin-block-end: calc(-1 * ${token('space8')});

  ${upTo('tabletLandscape')} {
    grid-template: ${({ $formFirst }) => ($formFirst ? "'form' 'pitch' 'facts'" : "'pitch' 'form' 'facts'")} / minmax(0, 1fr);
    min-block-size: 0;
  }
`;

const FormColumn = styled.section`
  grid-area: form;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space5')};
  inline-size: 100%;
  max-inline-size: 32rem;
  margin-inline: auto;
  padding: clamp(${token('space6')}, 7vh, ${token('space8')}) clamp(${token('space4')}, 3vw, ${token('space7')});

  ${upTo('tabletLandscape')} {
    max-inline-size: calc(32rem + 2 * ${pageGutter});
    margin-inline: 0;
    padding-inline: ${pageGutter};
  }
`;

type AuthFrameProps = {
  /** Magazine that the page links back to. */
  siteKey?: string | null;
  /** True if the form comes before the intro on narrow screens, for people who know Vocal. */
  isFormFirst?: boolean;
  children: ReactNode;
};

/** Frame of all pages for sign-in, sign-up and recovery. Shows the header, Vocal's intro and a form next to it. */
export function AuthFrame({ siteKey = null, isFormFirst = false, children }: AuthFrameProps) {
  return (
    <>
      <VocalHeader home="/auth">
        <BackToMagazine siteKey={siteKey} />
      </VocalHeader>
      <Columns $formFirst={isFormFirst}>
        <VocalIntro />
        <FormColumn>{children}</FormColumn>
        <PublishingSteps />
      </Columns>
    </>
  );
}
