import { headline, token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { texts } from '../../texts.ts';
import { VoiceToPage } from '../../VoiceToPage.tsx';

const Panel = styled.section`
  grid-area: pitch;
  display: grid;
  gap: ${token('space5')};
  padding: clamp(${token('space6')}, 6vw, 5.5rem) clamp(${token('space4')}, 4vw, 3rem) ${token('space6')} ${pageGutter};
  background: ${token('accent')};
  color: ${token('accentInk')};
`;

const Headline = styled.p`
  ${headline('text4xl')}
  font-size: clamp(2.9rem, 1.2rem + 6.2vw, 7rem);
  line-height: 0.9;
  letter-spacing: -0.055em;
  text-wrap: initial;

  span {
    display: block;
  }
`;

const Text = styled.p`
  max-inline-size: 34rem;
  font-size: clamp(${token('textLg')}, 1rem + 0.7vw, 1.55rem);
  font-weight: 500;
  line-height: 1.35;
  letter-spacing: -0.012em;
  text-wrap: pretty;
`;

const Drawing = styled(VoiceToPage)`
  ${upTo('tabletPortrait')} {
    order: -1;
    max-inline-size: 15rem;
  }
`;

/** An introduction to Vocal for newcomers. */
export function VocalIntro() {
  const { sites } = usePageConfig();
  return (
    <Panel aria-label={texts.pitchLabel}>
      <Headline>
        {texts.pitchHeadline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </Headline>
      <Text>{texts.pitch(sites.length)}</Text>
      <Drawing />
    </Panel>
  );
}
