import { ForAdults } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';

/** Links to other sites of the network, as items of a list. */
export function SiteItems({ sites }: Pick<PageConfig, 'sites'>) {
  return sites.map(({ key, url, label, isForAdults }) => (
    <li key={key}>
      <a href={url}>
        {label}
        {isForAdults ? <ForAdults /> : null}
      </a>
    </li>
  ));
}
