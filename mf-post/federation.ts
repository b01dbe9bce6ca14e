import type { RemoteDefinition } from '@marquee/shared/remote';

export const remote: RemoteDefinition = {
  part: 'mf-post',
  federationName: 'mf_post',
  exposes: { './post': './src/page/postRoute.tsx', './preview': './src/preview/previewRoute.tsx' },
  standalone: ['./preview'],
  probes: [
    { kind: 'post', expose: './post' },
    // A probe cannot know the secret address of a real preview, so it opens one that has ended.
    { kind: 'ended preview', expose: './preview', path: '/preview/ended', status: 404 },
  ],
  routes: [
    { id: 'post', path: ':postKey', query: ['autoplay'], expose: './post', firstCall: '/api/posts/:postKey' },
    { id: 'preview', path: 'preview/:token', expose: './preview', isPrivate: true },
  ],
};
