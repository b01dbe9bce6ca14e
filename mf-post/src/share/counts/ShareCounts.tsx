import { usePageConfig } from '@marquee/shared';
import type { CountedNetwork } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { askShareCount } from './askShareCount.ts';
import { shareCountSources } from './shareCountSources.ts';

type Counts = Partial<Record<CountedNetwork, number>>;

/** A list item for each network with its share count. The counts are requested when the list appears. */
export function ShareCounts({ networks, url }: { networks: readonly CountedNetwork[]; url: string }) {
  const { site } = usePageConfig();
  const [counts, setCounts] = useState<Counts>({});

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (network: CountedNetwork) => {
      const count = await askShareCount(network, url, { signal: leaving.signal });
      if (!leaving.signal.aborted) setCounts((previous) => ({ ...previous, [network]: count }));
    };
    for (const network of networks) void ask(network);
    return () => leaving.abort();
  }, [networks, url]);

  const format = new Intl.NumberFormat(site.locale, { notation: 'compact' });
  return networks.map((network) => {
    const count = counts[network];
    return (
      <li key={network}>
        {shareCountSources[network].name} <b>{count === undefined ? '…' : format.format(count)}</b>
      </li>
    );
  });
}
