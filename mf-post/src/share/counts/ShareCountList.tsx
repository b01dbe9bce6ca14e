import { token } from '@marquee/shared';
import type { CountedNetwork } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts.ts';

/** The counts themselves, with the calls to the networks. */
const shareCounts = onDemand(
  async () => (await import(/* webpackChunkName: "shareCounts" */ './ShareCounts.tsx')).ShareCounts,
);

/* Each count has its place from the start, so that nothing moves when they come. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  grid-auto-rows: 1.75rem;
  flex: 1 0 100%;
  column-gap: ${token('space4')};
  margin: 0;
  padding: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  list-style: none;

  & b {
    color: ${token('ink')};
    font-variant-numeric: tabular-nums;
  }
`;

type ShareCountListProps = { networks: readonly CountedNetwork[]; url: string };

/** The share counts of a post on the networks that the site names. No network is called before the list is in view. */
export function ShareCountList({ networks, url }: ShareCountListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  // Without a connection, the counts stay empty.
  const Counts = useOnDemand(shareCounts, isSeen && 'seen');

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setIsSeen(true);
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  return (
    <List ref={list} aria-label={texts.shares}>
      {Counts ? <Counts networks={networks} url={url} /> : networks.map((network) => <li key={network} />)}
    </List>
  );
}
