/** Asked so often, in milliseconds, while the page is looked at. */
const pollMs = 2_000;

/** The response to the badge's script: the version that this browser is served now, and whether a newer one failed to start. */
const nowPath = '/_marquee/override/now';
export type OverrideNow = { version: string | null; hasFailed: boolean };

/** The badge's script: reloads the page when its developer's next version is there. As text, for it belongs to no release. */
export const reloadScript = `
const badge = document.getElementById('marquee-override');
const status = badge.querySelector('[role=status]');
setInterval(async () => {
  if (document.hidden) return;
  const now = await fetch('${nowPath}').then((response) => response.json(), () => null).catch(() => null);
  if (!now) return;
  const text = now.hasFailed ? 'The last change does not start: the command says why.' : '';
  if (status.textContent !== text) status.textContent = text;
  if (now.version && now.version !== badge.dataset.version) location.reload();
}, ${pollMs});
`;
