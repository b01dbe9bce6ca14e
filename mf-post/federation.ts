import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  part: 'mf-post',
  federationName: 'mf_post',
  exposes: { './post': './src/page/postRoute.tsx', './preview': './src/preview/previewRoute.tsx' },
  standalone: ['./preview'],
  probes: [
    { kind: 'post', expose: './post' },
    // Addresses of previews are known to their writers only.
    { kind: 'ended preview', expose: './preview', path: '/preview/ended', status: 404 },
  ],
  routes: [
    { id: 'post', path: ':postKey', query: ['autoplay'], expose: './post', firstCall: '/api/posts/:postKey' },
    { id: 'preview', path: 'preview/:token', expose: './preview', isPrivate: true },
  ],
};
