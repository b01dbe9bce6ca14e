import { SectionTitle, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { queryOf, useChoices } from '../choices/choices.ts';
import type { Entry } from '../entries.ts';
import { PageTitle } from './PageTitle.ts';

const Lead = styled.p`
  max-width: 44rem;
  margin-block: ${token('space4')} ${token('space7')};
  font-size: ${token('textLg')};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token('space4')};
  margin: ${token('space5')} 0 ${token('space7')};
  padding: 0;
  list-style: none;
`;

const Card = styled(Link)`
  display: block;
  height: 100%;
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  text-decoration: none;

  &:hover {
    border-color: ${token('ink')};
  }

  & > strong {
    display: block;
    margin-block-end: ${token('space2')};
    color: ${token('accentText')};
  }

  & > span {
    display: block;
    font-size: ${token('textSm')};
    line-height: 1.5;
  }
`;

/** The catalogue's first page, which lists all components with their purposes. */
export function IndexPage({ entries }: { entries: readonly Entry[] }) {
  const { choices } = useChoices();
  const parts = [...new Set(entries.map(({ part }) => part))];
  const count = entries.reduce((sum, { shown }) => sum + Object.keys(shown).length, 0);
  return (
    <>
      <PageTitle>The catalogue</PageTitle>
      <Lead>
        {entries.length} components in {count} examples. Choose a theme, a scheme and a width above. Each example is a
        separate page, so that it looks as it does on a site. The examples are also fixtures of unit tests, and all of
        them pass axe.
      </Lead>
      {parts.map((part) => (
        <section key={part}>
          <SectionTitle>{part}</SectionTitle>
          <Grid>
            {entries
              .filter((entry) => entry.part === part)
              .map(({ name, source, use }) => (
                <li key={source}>
                  <Card to={`/${part}/${name}${queryOf(choices)}`}>
                    <strong>{name}</strong>
                    <span>{use}</span>
                  </Card>
                </li>
              ))}
          </Grid>
        </section>
      ))}
    </>
  );
}
