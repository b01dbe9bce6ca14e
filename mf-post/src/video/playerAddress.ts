/** Address of the player that shows the video of a page; null when the page belongs to no player we know. */
export function playerAddress(page: URL): URL | null {
  const host = page.host.replace(/^(www|m)\./, '');
  const parts = page.pathname.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  switch (host) {
    case 'players.brightcove.net':
      return page;
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return youTubePlayer(page.searchParams.get('v') ?? last);
    case 'vimeo.com':
    case 'player.vimeo.com':
      return /^\d+$/.test(last) ? new URL(`https://player.vimeo.com/video/${last}`) : null;
    default:
      return null;
  }
}

/** Without cookies until the video plays. */
function youTubePlayer(id: string): URL | null {
  return /^[\w-]{11}$/.test(id) ? new URL(`https://www.youtube-nocookie.com/embed/${id}`) : null;
}
