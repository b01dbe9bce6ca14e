import type { RemoteDefinition } from '../scripts/build/remoteConfig.ts';

export const remote: RemoteDefinition = {
  name: 'mf_vocal',
  packageName: 'mf-vocal',
  exposes: { './application': './src/application/application.tsx' },
  browserOnly: true,
};
