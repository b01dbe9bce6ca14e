import type { RemoteDefinition } from '@marquee/tools/bundler/remoteConfig.ts';

export const remote: RemoteDefinition = {
  part: 'mf-reader',
  federationName: 'mf_reader',
  exposes: {
    './home': './src/home/homeRoute.tsx',
    './category': './src/category/categoryRoute.tsx',
    './channel': './src/channel/channelRoute.tsx',
    './about': './src/about/aboutRoute.tsx',
    './press': './src/press/pressRoute.tsx',
    './siteMap': './src/siteMap/siteMapRoute.tsx',
    './privacyPolicy': './src/privacyPolicy/privacyPolicyRoute.tsx',
    './termsOfUse': './src/termsOfUse/termsOfUseRoute.tsx',
    './archive': './src/archive/archiveRoute.tsx',
    './author': './src/author/authorRoute.tsx',
    './tag': './src/tag/tagRoute.tsx',
    './search': './src/search/searchRoute.tsx',
    './saved': './src/saved/savedRoute.tsx',
    './typeList': './src/typeList/typeListRoute.tsx',
  },
};
