import { type RootState, token } from '@marquee/shared';
import { edgeFade } from '@marquee/shared/design/edgeFade';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

const Bar = styled.nav`
  border-block-end: 1px solid ${token('line')};
  background: ${token('surface')};
  overflow-x: auto;
  scrollbar-width: none;
  ${edgeFade}

  ul {
    display: flex;
    justify-content: safe center;
    gap: ${token('space5')};
    margin: 0;
    padding: 0 ${token('space4')};
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    border-block-end: 3px solid transparent;
    color: ${token('ink')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-decoration: none;
    text-transform: ${token('kickerCase')};
    white-space: nowrap;
  }

  a:hover,
  a[aria-current] {
    border-block-end-color: ${token('accent')};
    color: ${token('accentText')};
  }

  /* A transparent border has the colour of the text there: every entry would look like the active one. */
  @media (forced-colors: active) {
    a {
      border-block-end-color: Canvas;
    }

    a:hover,
    a[aria-current] {
      border-block-end-color: Highlight;
    }
  }

  @media print {
    display: none;
  }
`;

/** The bar under the header with the site's categories. The current category is highlighted. */
export function BottomBar() {
  const { categories, activeCategory } = useSelector((state: RootState) => state.category);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = bar.current;
    const link = activeCategory && nav?.querySelector<HTMLElement>('[aria-current]');
    // If the bar is wider than the window, scrolls the highlighted link to the middle.
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [activeCategory]);

  const entries = Object.values(categories);
  if (entries.length === 0) return null;
  return (
    <Bar ref={bar} aria-label={texts.sections} tabIndex={-1}>
      <ul>
        {entries.map(({ key, name, urlPath }) => (
          <li key={key}>
            <Link to={urlPath} aria-current={key === activeCategory ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
