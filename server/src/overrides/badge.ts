import { html } from '../http/html.ts';
import type { Overridden } from './overridden.ts';

const leavePath = '/_marquee/override/end';

/** The badge looks the same in light and dark mode, so that it is not mistaken for a part of the page. */
export const badgeStyle = `
#marquee-override {
  position: fixed; left: 12px; bottom: 12px; z-index: 2147483647; max-width: calc(100vw - 24px); box-sizing: border-box;
  display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 8px 8px 8px 14px;
  font: 14px/1.35 system-ui, sans-serif; color: #fff; background: #17171c; border: 2px solid #ffd60a; border-radius: 8px;
  box-shadow: 0 2px 12px rgb(0 0 0 / .35);
}
#marquee-override p, #marquee-override form { margin: 0; }
#marquee-override b { color: #ffd60a; font-weight: 700; }
#marquee-override button {
  font: inherit; font-weight: 700; color: #17171c; background: #ffd60a; border: 0; border-radius: 5px; padding: 6px 12px; min-height: 32px; cursor: pointer;
}
#marquee-override button:hover { background: #fff; }
#marquee-override button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
@media (max-width: 767px) { #marquee-override { bottom: 72px; } }
@media print { #marquee-override { display: none; } }
`;

/** The badge of a page that only one browser gets. */
export function badgeMarkup({ part, version }: Overridden): string {
  return html`<aside id="marquee-override" data-version="${version}" aria-label="Override" lang="en">
<p><b>${part} ${version}</b> (yours), others: live <span role="status"></span></p>
<form method="post" action="${leavePath}"><button type="submit">Leave</button></form>
</aside><script src="/_marquee/override/reload.js" defer></script>`.source;
}
