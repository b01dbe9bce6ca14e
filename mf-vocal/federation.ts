import type { RemoteDefinition } from '@marquee/shared/remote';

export const remote: RemoteDefinition = {
  part: 'mf-vocal',
  federationName: 'mf_vocal',
  exposes: {
    './auth': './src/auth/authRoute.tsx',
    './application': './src/application/application.ts',
  },
  browserOnly: ['./application'],
  probes: [
    { kind: 'sign-in and sign-up', expose: './auth', host: 'creator', path: '/auth' },
    { kind: 'creator platform', expose: './application', host: 'creator', path: '/vocal' },
  ],
  routes: [
    {
      id: 'creatorAuth',
      host: 'creator',
      path: 'auth',
      query: ['way', 'next', 'from', 'signed-out'],
      expose: './auth',
    },
  ],
};
