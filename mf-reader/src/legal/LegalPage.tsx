import { Container, headline, token, upTo } from '@marquee/shared';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import { styled } from '@marquee/shared/styled';
import { ContactDetails } from './ContactDetails.tsx';
import { ContentsList } from './ContentsList.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import type { LegalDocument } from './legalDocument.ts';
import { legalTexts } from './legalTexts.ts';

const Page = styled.article`
  padding-block: ${token('space5')} ${token('space8')};
`;

const Head = styled.header`
  margin-block: ${token('space7')} ${token('space6')};

  & > h1 {
    ${headline('text4xl')}
  }
`;

/** A narrow column, and one of a comfortable measure. */
const columns = `
  display: grid;
  grid-template-columns: 17rem minmax(0, 42rem);
  gap: ${token('space6')} ${token('space8')};

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 42rem);
  }

  @media print {
    display: block;
  }
`;

const Introduction = styled.div`
  ${columns}

  & > p {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & > div {
    font-size: calc(${token('textLg')} * ${token('bodyScale')});
    line-height: 1.55;
  }

  @media print {
    & > p {
      margin-block-end: ${token('space4')};
    }
  }
`;

const Columns = styled.div`
  ${columns}
  row-gap: ${token('space7')};
  margin-block-start: ${token('space7')};
  padding-block-start: ${token('space6')};
  border-block-start: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};
`;

const Sections = styled.div`
  counter-reset: section;

  & > section + section {
    margin-block-start: ${token('space7')};
  }

  & > section > h2 {
    ${headline('text2xl')}
    display: grid;
    grid-template-columns: 1.75em minmax(0, 1fr);
    margin-block-end: ${token('space4')};
    counter-increment: section;

    /* The number is above the text, which needs the whole line. */
    ${fewLetters} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  & > section > h2::before {
    content: counter(section, decimal-leading-zero) / '';
    color: ${token('accentText')};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** Shows contents and numbered sections, and its own link to the home page, because the standard header is hidden. */
export function LegalPage({ title, effective, introduction, sections }: LegalDocument) {
  return (
    <Container size="large">
      <Page>
        <HomeLink />
        <Head>
          <h1>{title}</h1>
        </Head>
        <Introduction>
          <p>
            {legalTexts.effective} <time dateTime={effective.date}>{effective.words}</time>
          </p>
          <div>
            <LegalBlocks blocks={introduction} />
          </div>
        </Introduction>
        <Columns>
          <ContentsList sections={sections} />
          <Sections>
            {sections.map(({ id, title: heading, blocks, hasContact }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <LegalBlocks blocks={blocks} />
                {hasContact ? <ContactDetails /> : null}
              </section>
            ))}
          </Sections>
        </Columns>
      </Page>
    </Container>
  );
}
