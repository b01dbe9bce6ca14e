import { ForAdults, token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { texts } from '../../texts.ts';

const Panel = styled.section`
  grid-area: facts;
  display: grid;
  align-content: end;
  gap: ${token('space6')};
  padding: ${token('space5')} clamp(${token('space4')}, 4vw, 3rem) clamp(${token('space6')}, 4vw, ${token('space7')}) ${pageGutter};
  background: ${token('accent')};
  color: ${token('accentInk')};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space4')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${upTo('desktop')} {
    grid-template-columns: 1fr 1fr;
  }

  ${upTo('mobile')} {
    grid-template-columns: 1fr;
  }

  li {
    padding-block-start: ${token('space3')};
    border-block-start: 3px solid;
    line-height: 1.35;
  }

  b {
    display: block;
    font-family: ${token('fontHeadline')};
    font-size: ${token('textLg')};
    font-weight: ${token('headlineWeight')};
    letter-spacing: -0.02em;
  }
`;

const Magazines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space4')};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.3em;
    min-block-size: 2.75rem;
    padding-block: ${token('space2')};
    color: inherit;
    line-height: 1.2;
    text-decoration: none;
  }

  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }

  b {
    font-family: ${token('fontHeadline')};
    font-size: ${token('textXl')};
    font-weight: ${token('headlineWeight')};
    letter-spacing: -0.03em;
  }
`;

/** Steps by which a post is read and paid for, and the sites where it may appear. */
export function PublishingSteps() {
  const { sites } = usePageConfig();
  return (
    <Panel aria-label={texts.stepsLabel}>
      <Steps>
        {texts.steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> {text}
          </li>
        ))}
      </Steps>
      <Magazines aria-label={texts.magazinesLabel(sites.length)}>
        {sites.map(({ key, url, label, subject, isForAdults }) => (
          <li key={key}>
            <a href={`${url}/`}>
              <b>{label}</b> {subject}
              {isForAdults ? <ForAdults /> : null}
            </a>
          </li>
        ))}
      </Magazines>
    </Panel>
  );
}
