import { above, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef, useState } from 'react';
import { queryOf, useChoices } from './choices/choices.ts';
import type { Entry } from './entries.ts';

const Nav = styled.nav`
  max-height: 15rem;
  padding: ${token('space4')};
  border-block-end: 1px solid ${token('line')};
  font-size: ${token('textSm')};
  overflow: auto;

  ${above('tabletLandscape')} {
    position: sticky;
    inset-block-start: ${token('headerHeight')};
    align-self: start;
    height: calc(100dvh - ${token('headerHeight')});
    max-height: none;
    padding: ${token('space5')};
    border-block-end: 0;
    border-inline-end: 1px solid ${token('line')};
  }

  & h2 {
    margin-block: ${token('space5')} ${token('space2')};
    color: ${token('inkMuted')};
    font: ${token('boldWeight')} ${token('textXs')} / 1.5 ${token('fontMono')};
    letter-spacing: 0;
    text-transform: none;
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;

    ${above('tabletLandscape')} {
      display: block;
    }
  }

  & a {
    display: block;
    padding: ${token('space1')} ${token('space3')};
    border-inline-start: 3px solid transparent;
    color: ${token('ink')};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & a[aria-current] {
    border-color: ${token('accentText')};
    background: ${token('accentSoft')};
  }
`;

const Filter = styled.input`
  inline-size: 100%;
  min-block-size: 2.5rem;
  padding-inline: ${token('space3')};
  border: 1px solid ${token('inkMuted')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};

  &::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }
`;

type ComponentListProps = { entries: readonly Entry[]; current: Entry | undefined };

/** Lists all components by workspace. The “/” key focuses the filter. */
export function ComponentList({ entries, current }: ComponentListProps) {
  const { choices } = useChoices();
  const [text, setText] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      filter.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const found = entries.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const parts = [...new Set(found.map(({ part }) => part))];
  return (
    <Nav aria-label="Components">
      <Filter
        ref={filter}
        type="search"
        aria-label="Filter components"
        aria-keyshortcuts="/"
        placeholder="Filter: press /"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {parts.map((part) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul>
            {found
              .filter((entry) => entry.part === part)
              .map((entry) => (
                <li key={entry.source}>
                  <Link
                    to={`/${part}/${entry.name}${queryOf(choices)}`}
                    aria-current={entry === current ? 'page' : undefined}
                  >
                    {entry.name}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Nav>
  );
}
