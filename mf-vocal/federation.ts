import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  name: 'mf_vocal',
  packageName: 'mf-vocal',
  exposes: {
    './auth': './src/auth/authRoute.tsx',
    './application': './src/application/application.tsx',
  },
  browserOnly: ['./application'],
};
