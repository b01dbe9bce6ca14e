import { Kicker, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Section } from '../readable/ReadablePost.ts';
import { texts } from '../texts.ts';

/**
 * Minimum number of sections for a list of contents. A post with fewer sections is short enough to scan without a list.
 */
const minSections = 4;

const Contents = styled.nav`
  margin-block: ${token('space5')};
  border-block: 1px solid ${token('line')};

  & summary {
    display: flex;
    gap: ${token('space3')};
    align-items: center;
    min-block-size: 44px;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      margin-inline-start: auto;
      color: ${token('accentText')};
      content: '+' / '';
    }
  }

  & [open] > summary::after {
    content: '\\2212' / '';
  }

  & ol {
    margin: 0 0 ${token('space4')};
    padding-inline-start: 1.5em;
    font-size: calc(${token('textMd')} * ${token('bodyScale')});
    line-height: 1.4;
  }

  & a {
    display: block;
    padding-block: 0.4em;
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;

/**
 * Links to the sections of a long post; nothing for a short one. The list is folded, so that the text begins at once.
 */
export function ContentsList({ sections }: { sections: readonly Section[] }) {
  if (sections.length < minSections) return null;
  return (
    <Contents aria-label={texts.contents}>
      <details>
        <summary>
          <Kicker>{texts.contents}</Kicker>
        </summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
}
