import { expect, it } from '@jest/globals';
import { saysReady } from './readyMessage.ts';
import { videoPlayers } from './videoPlayers.ts';

it.each([
  ['youtube', '{"event":"initialDelivery","info":{}}', true],
  ['youtube', { event: 'onReady' }, true],
  ['youtube', '{"event":"ready"}', false],
  ['vimeo', '{"event":"ready"}', true],
  ['vimeo', { method: 'ping' }, true],
  ['vimeo', 'null', false],
  ['vimeo', 'not JSON', false],
  ['vimeo', 7, false],
  ['brightcove', { event: 'ready' }, false],
] as const)('%s is ready after %o: %s', (player, data, expected) => {
  expect(saysReady(videoPlayers[player].readyMessage, data)).toBe(expected);
});
