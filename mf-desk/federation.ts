import type { RemoteDefinition } from '@marquee/shared/remote';

export const remote: RemoteDefinition = {
  part: 'mf-desk',
  federationName: 'mf_desk',
  exposes: { './application': './src/application/application.ts' },
  browserOnly: ['./application'],
  probes: [{ kind: "moderators' pages", expose: './application', host: 'creator', path: '/vocal/review' }],
  routes: [],
};
