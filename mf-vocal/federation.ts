import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  part: 'mf-vocal',
  federationName: 'mf_vocal',
  exposes: {
    './auth': './src/auth/authRoute.tsx',
    './application': './src/application/application.tsx',
  },
  browserOnly: ['./application'],
};
