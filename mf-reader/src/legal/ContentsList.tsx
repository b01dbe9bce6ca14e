import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { LegalSection } from './legalDocument.ts';
import { legalTexts } from './legalTexts.ts';

const Contents = styled.nav`
  align-self: start;
  font-size: ${token('textSm')};
  line-height: 1.4;

  /* Sticky beside the text where the window is high enough for the whole list. */
  @media (min-width: 64.0625em) and (min-height: 46rem) {
    position: sticky;
    inset-block-start: ${token('space6')};
  }

  & > h2 {
    color: ${token('inkMuted')};
    font-family: ${token('kickerFont')};
    font-size: ${token('textXs')};
    font-weight: ${token('kickerWeight')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }

  & > ol {
    margin: ${token('space3')} 0 0;
    padding: 0;
    counter-reset: entry;
    list-style: none;
  }

  & > ol > li {
    counter-increment: entry;
    border-block-start: 1px solid ${token('line')};
  }

  & > ol > li > a {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    padding-block: ${token('space2')};
    color: ${token('ink')};
    text-decoration: none;
  }

  & > ol > li > a::before {
    content: counter(entry, decimal-leading-zero) / '';
    color: ${token('accentText')};
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > ol > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${upTo('tabletLandscape')} {
    & > ol {
      column-gap: ${token('space6')};
      columns: 2 16rem;
    }

    & > ol > li {
      break-inside: avoid;
    }

    & > ol > li > a {
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** The contents of a legal text. Each entry links to its section. */
export function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Contents aria-labelledby="contents">
      <h2 id="contents">{legalTexts.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
