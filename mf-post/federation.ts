import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  name: 'mf_post',
  packageName: 'mf-post',
  exposes: { './post': './src/page/postRoute.tsx' },
};
