import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  part: 'mf-post',
  federationName: 'mf_post',
  exposes: { './post': './src/page/postRoute.tsx' },
  probes: [{ kind: 'post', expose: './post' }],
};
