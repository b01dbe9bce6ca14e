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
    case 'player.vimeo.com':
      return /^\d+$/.test(last) ? page : null;
    case 'vimeo.com':
      return vimeoPlayer(page.pathname);
    default:
      return null;
  }
}

/** Without cookies until the video plays. */
function youTubePlayer(id: string): URL | null {
  return /^[\w-]{11}$/.test(id) ? new URL(`https://www.youtube-nocookie.com/embed/${id}`) : null;
}

/** An unlisted video has a key after its number: `/76979871/8272103f6e`. */
function vimeoPlayer(path: string): URL | null {
  const [, id, key] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(path) ?? [];
  return id ? new URL(`https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`) : null;
}
