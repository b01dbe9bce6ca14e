import type { RemoteDefinition } from '../scripts/build/remoteConfig.ts';

export const remote: RemoteDefinition = {
  name: 'mf_reader',
  packageName: 'mf-reader',
  exposes: { './home': './src/home/homeRoute.tsx' },
};
