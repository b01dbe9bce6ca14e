import type { Post } from '@marquee/shared/domain';
import { listedPost } from './listedPost.ts';

/** A post as its own call has it, without anything that a post may lack. */
export const wholePost: Post = {
  ...listedPost({ author: null, category: null }),
  author: null,
  category: null,
  channel: null,
  title: 'Loud',
  site: 'beat',
  brightcoveId: null,
  videoLink: null,
  videoData: null,
  imageCaption: null,
  mediaLayout: 'insetCenter',
  content: '',
  modules: [],
  tags: [],
  isListicle: false,
  listicleOrder: 'ascending',
  galleries: false,
  products: false,
  specialFeature: null,
  reviewStatus: 'published',
  createdAt: '2026-11-19T08:00:00Z',
  modifiedAt: '2026-11-20T22:19:48.380Z',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  ogType: 'article',
  ogTitle: '',
  ogDescription: '',
};
