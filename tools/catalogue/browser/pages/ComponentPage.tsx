import { Kicker, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import type { CSSProperties } from 'react';
import { queryOf, schemes, useChoices, widths } from '../choices/choices.ts';
import { type Entry, hostsOf } from '../entries.ts';
import { sites } from '../sources.ts';
import { ExampleFrame } from './ExampleFrame.tsx';
import { PageTitle } from './PageTitle.ts';

const Use = styled.p`
  max-width: 44rem;
  margin-block: ${token('space3')};
  font-size: ${token('textLg')};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space5')};
  margin-block-end: ${token('space6')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  overflow-wrap: anywhere;

  & code {
    font-family: ${token('fontMono')};
  }
`;

/** Puts as many frames side by side as fit: phones in a row, desktops in a column. */
const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--frame-width, 100%)), 1fr));
  gap: 0 ${token('space5')};
`;

/** Keeps the case of a component's name, because themes may change the case of headlines. */
const Name = styled(PageTitle)`
  text-transform: none;
`;

/** Shows a component's purpose, its file and its examples. The wall shows the first example in every theme. */
export function ComponentPage({ entry }: { entry: Entry }) {
  const { choices } = useChoices();
  const { scheme, width, isWall } = choices;
  const hosts = hostsOf(entry);
  const site = hosts.find((host) => host === choices.site) ?? hosts[0] ?? choices.site;
  const names = Object.keys(entry.shown);
  const [first = ''] = names;
  const pixels = widths[width] ?? (isWall ? widths.phone : null);
  const frameWidth = pixels === null ? '100%' : `${pixels}px`;
  return (
    <>
      <Kicker>{entry.part}</Kicker>
      <Name>{entry.name}</Name>
      <Use>{entry.use}</Use>
      <Facts>
        <code>{entry.source}</code>
        <Link to={queryOf({ ...choices, isWall: !isWall })}>
          {isWall ? 'All examples in this theme' : 'In all themes, light and dark'}
        </Link>
        {site !== choices.site && <span>Only {sites[site]?.name ?? site} has this component.</span>}
      </Facts>
      <Frames style={{ '--frame-width': frameWidth } as CSSProperties}>
        {isWall
          ? hosts.flatMap((host) =>
              schemes.map((each) => (
                <ExampleFrame
                  key={`${host} ${each}`}
                  entry={entry}
                  example={first}
                  title={`${sites[host]?.name ?? host}, ${each}`}
                  view={{ site: host, scheme: each, width }}
                />
              )),
            )
          : names.map((name) => (
              <ExampleFrame key={name} entry={entry} example={name} title={name} view={{ site, scheme, width }} />
            ))}
      </Frames>
    </>
  );
}
