import type { Channel } from '../domain/index.ts';

/** A channel with all fields. Tests change fields with `changes`. */
export function channel(changes: Partial<Channel> = {}): Channel {
  const key = changes.key ?? 'midnight-society';
  return {
    key,
    channelKey: key,
    name: 'Midnight Society',
    description: 'Films that are shown after the last tram.',
    image: { public_id: 'demo/midnight', width: 1800, height: 900 },
    pageLogo: { public_id: 'demo/midnight-logo', width: 360, height: 96 },
    mastheadLogo: { public_id: 'demo/midnight-logo', width: 360, height: 96 },
    url: 'https://midnight.example/',
    urlPath: `/channel/${key}`,
    ...changes,
  };
}
