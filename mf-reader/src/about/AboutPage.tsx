import { token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';

/** The site's logo beside its text, or above it in a narrow window. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 42rem);
  gap: ${token('space8')};

  & > img {
    width: 11rem;
    height: 11rem;
    border-radius: ${token('radius')};
  }

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 42rem);
    gap: ${token('space6')};

    & > img {
      width: 5rem;
      height: 5rem;
    }
  }
`;

const Text = styled.div`
  & > p + p {
    margin-block-start: 1.1em;
  }

  & > p {
    text-wrap: pretty;
    hanging-punctuation: first allow-end;
  }

  & > p:first-child {
    font-size: calc(${token('textXl')} * ${token('bodyScale')});
    line-height: 1.5;
  }

  & > p:last-child::after {
    content: ' ' ${token('ornament')} / '';
    color: ${token('accentText')};
  }

  & :is(h2, h3) {
    margin-block: 1.7em 0.55em;
  }

  & :is(ul, ol) {
    margin-block: 1.1em;
    padding-inline-start: 1.5em;
  }
`;

/** Shows the site's `staticAbout`, which is trusted HTML of its config. */
export function AboutPage() {
  const { key, staticAbout } = usePageConfig().site;
  return (
    <PageBody as="article">
      <PageHeader title={pageTexts.about} />
      <Columns>
        <img src={`/assets/sites/${key}/icon.svg`} alt="" width={176} height={176} />
        <Text dangerouslySetInnerHTML={{ __html: staticAbout ?? '' }} />
      </Columns>
    </PageBody>
  );
}
