import { expect, it } from '@jest/globals';
import { manifestOf } from '@marquee/releases/gate/testing/manifests.ts';
import { loadInOrder, routeModules } from './routeModules.ts';

it('lists the modules of all routes but the application that browsers mount', () => {
  const reader = manifestOf('mf-reader', {
    federationName: 'mf_reader',
    probes: [{ kind: 'home', expose: './home', path: '/' }],
  });
  const shell = manifestOf('shell', { needs: { mf_vocal: ['./application'], mf_post: ['./post'] } });
  expect(routeModules([shell, reader])).toEqual(['mf_reader/home', 'mf_post/post']);
});

it('begins to load a module when the previous one is loaded, and skips one that fails', async () => {
  const events: string[] = [];
  await loadInOrder(['slow', 'broken', 'fast'], async (name) => {
    events.push(`begin ${name}`);
    await new Promise((resolve) => setTimeout(resolve, name === 'slow' ? 20 : 0));
    if (name === 'broken') throw new Error('broken');
    events.push(`end ${name}`);
  });
  expect(events).toEqual(['begin slow', 'end slow', 'begin broken', 'begin fast', 'end fast']);
});
