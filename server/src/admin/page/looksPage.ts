import type { DifferentPage, LookReport } from '@marquee/releases/gate/looks/LookStore.ts';
import type { PartName } from '@marquee/shared/domain';
import { type Html, html } from '../../http/html.ts';
import { layout } from './layout.ts';

const share = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

type LooksPageParts = { part: PartName; version: string; report: LookReport };

/** Lists pages that a release changes visually. Each has a picture before and after the release, and one of the difference. */
export function looksPage({ part, version, report }: LooksPageParts): Html {
  const { against, pictures, differing, different } = report;
  const more = differing - different.length;
  return layout(
    'Looks',
    html`<h1>Pages that look otherwise</h1>
<p><code>${part}@${version}</code> beside <code>${against}</code>: ${
      differing === 0
        ? `all ${pictures} pictures are alike.`
        : `${differing} of ${pictures} pictures differ. If they are meant, release it again with --accept looks.`
    }</p>
<p><a href="/_marquee">Back to the releases</a></p>
${different.map((page, index) => figures(page, `/_marquee/looks/${part}/${version}/${index}`))}
${more > 0 ? html`<p class="muted">and ${more} more, whose pictures are not stored</p>` : null}`,
    null,
  );
}

function figures({ site, path, width, share: differs }: DifferentPage, address: string): Html {
  const place = `${site}${path}`;
  return html`<h2>${place}, ${width} px wide</h2>
<p class="muted">${share.format(differs)} of it differs</p>
<div class="looks">
${(
  [
    ['before', 'Live'],
    ['after', 'With the release'],
    ['marked', 'Difference'],
  ] as const
).map(
  ([kind, name]) =>
    html`<figure><figcaption>${name}</figcaption><a href="${address}-${kind}.png"><img src="${address}-${kind}.png" alt="${place}, ${name.toLowerCase()}" loading="lazy"></a></figure>\n`,
)}</div>`;
}
