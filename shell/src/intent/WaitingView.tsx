import { Container, headline, type RootState, Spinner, token, upTo } from '@marquee/shared';
import { useStore } from '@marquee/shared/redux';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useMemo } from 'react';
import { ProgressLine } from './ProgressLine.ts';
import { type PageFacts, pageFactsOf } from './pageFacts.ts';

/** The footer stays below the window, so that nothing but the page seems to change. */
const Waiting = styled.div`
  min-block-size: 100vh;

  & > :last-child {
    padding-block: ${token('space8')};
    text-align: center;
  }
`;

/**
 * Head in the position of the loaded page: the title of a post in the column of its text, other headings at the edge of
 * the container.
 */
const Head = styled.header`
  padding-block-start: ${token('space7')};

  ${upTo('tabletPortrait')} {
    padding-block-start: ${token('space6')};
  }

  h1 {
    ${headline('text4xl')}
    color: ${token('ink')};
    overflow-wrap: anywhere;
  }

  p {
    max-width: 44rem;
    margin-block-start: ${token('space3')};
    color: ${token('inkMuted')};
    font-size: calc(${token('textLg')} * ${token('bodyScale')});
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

const PostHead = styled(Head)`
  width: min(55ch, 43rem, 100% - 2 * ${token('space4')});
  margin-inline: auto;
  font-size: calc(clamp(1.125rem, 1.04rem + 0.36vw, 1.25rem) * ${token('bodyScale')});

  & > * {
    margin-inline-end: calc(50% - min(50vw - ${token('space4')}, 35rem));
  }

  h1 {
    margin-block: 0.28em 0.35em;
  }

  p {
    font-size: calc(${token('textXl')} * ${token('bodyScale')});
    line-height: 1.4;
    text-wrap: balance;
  }

  small {
    display: block;
    color: ${token('accentText')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1.25rem ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }
`;

function Heading({ isPost, title, subtitle, kicker }: PageFacts) {
  const words = (
    <>
      {kicker ? <small>{kicker}</small> : null}
      <h1>{title}</h1>
      {subtitle ? <p>{subtitle}</p> : null}
    </>
  );
  return isPost ? (
    <PostHead>{words}</PostHead>
  ) : (
    <Container>
      <Head>{words}</Head>
    </Container>
  );
}

/** Placeholder for a page that is loading. Shows its heading if a card or menu has already shown that. */
export function WaitingView() {
  const store = useStore<RootState>();
  const { pathname } = useLocation();
  const facts = useMemo(() => pageFactsOf(store.getState(), pathname), [store, pathname]);
  return (
    <Waiting>
      <ProgressLine aria-hidden="true" />
      {facts ? <Heading {...facts} /> : null}
      {/* The announcer informs screen readers. */}
      <div aria-hidden="true">
        <Spinner size="large" />
      </div>
    </Waiting>
  );
}
