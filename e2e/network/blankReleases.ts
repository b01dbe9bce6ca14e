import type { BadRelease } from './BadRelease.ts';
import { atLoad, metadata, randomText, styling, whileRendering } from './seededChanges.ts';

const lost = (fault: string) =>
  new RegExp(`^beat/\\S+ ${fault}; with the live set it is otherwise\\. So do \\d+ other pages\\.$`);

/** Releases without an error: each page answers 200, and readers or search engines have less of it. */
export const blankReleases: readonly BadRelease[] = [
  {
    name: 'the pages of posts are blank',
    part: 'mf-post',
    change: whileRendering('return null;'),
    reason: lost('has no heading'),
  },
  {
    name: 'posts have lost their text',
    part: 'mf-post',
    change: whileRendering("post = { ...post, content: '', modules: [] };"),
    reason: lost('has lost more than 30 % of its text'),
  },
  {
    name: 'posts have lost their links to others',
    part: 'mf-post',
    change: whileRendering('relatedPosts = []; nextPost = undefined; post = { ...post, tags: [], modules: [] };'),
    reason: lost('has lost more than 30 % of its links'),
  },
  {
    name: 'posts have lost their pictures',
    part: 'mf-post',
    change: whileRendering('relatedPosts = []; post = { ...post, image: null, modules: [] };'),
    reason: lost('has lost more than 30 % of its pictures'),
  },
  {
    name: 'posts have another heading',
    part: 'mf-post',
    change: whileRendering("post = { ...post, name: 'A post', title: 'A post' };"),
    reason: lost('has another heading than its name'),
  },
  {
    name: 'posts have no title',
    part: 'mf-post',
    change: metadata('...postWords(post),', "...postWords(post), title: '',"),
    reason: lost('has no title'),
  },
  {
    name: 'posts have no description',
    part: 'mf-post',
    change: metadata('...postWords(post),', "...postWords(post), description: '',"),
    reason: lost('has no description'),
  },
  {
    name: 'posts are hidden from search engines',
    part: 'mf-post',
    change: metadata('canonicalPath:post.urlPath,', "canonicalPath: post.urlPath, robots: 'noindex',"),
    reason: lost('forbids search engines to list it'),
  },
  {
    name: 'the canonical address of every post is the home page',
    part: 'mf-post',
    change: metadata('canonicalPath:post.urlPath,', "canonicalPath: '/',"),
    reason: lost('has another canonical address'),
  },
  {
    name: 'posts have no structured data',
    part: 'mf-post',
    change: metadata('articleJsonLd(post,config,image?.url),', ''),
    reason: lost('has lost structured data'),
  },
  {
    name: 'the scripts of the post page are 600 kB larger',
    part: 'mf-post',
    change: (source, side) =>
      side === 'browser' && source.includes('webpackChunkmf_post') ? `${source}\n/* ${randomText(150_000)} */` : source,
    reason: /^The scripts of mf-post \.\/post are \d+ bytes; \d+ are allowed\.$/,
  },
  {
    name: 'it renders a few times slower',
    part: 'mf-post',
    change: whileRendering('for (let i = 0; i < 8e7; i += 1) Math.sqrt(i);'),
    reason: /^A page of the kind “post” takes [\d.]+ ms of processor time; with the live set it is [\d.]+ ms\.$/,
  },
  {
    name: 'each render leaves 160 kB in the memory',
    part: 'mf-post',
    change: whileRendering('(PostPage.kept ??= []).push(new Array(20_000).fill(site));'),
    reason: /^Each render of a page of the kind “post” leaves 1\d\d kB in the memory of the server\.$/,
  },
  {
    name: 'each render leaves a buffer of 60 kB in the memory',
    part: 'mf-post',
    change: whileRendering('(PostPage.kept ??= []).push(new Uint8Array(60_000));'),
    reason: /^Each render of a page of the kind “post” leaves \d\d kB in the memory of the server\.$/,
  },
  {
    name: 'a category of one site throws',
    part: 'mf-reader',
    change: (source, side) =>
      side === 'server'
        ? source.replace(
            /function CategoryPage\(\)\{const params=.*?useParams\)\(\);/,
            "$& if (typeof params.categoryKey === 'string' && (0,shared_1_0_strict_singleton_.usePageConfig)().site.key === 'potent') throw new Error('seeded fault of a category');",
          )
        : source,
    reason: /^potent\/category\/\S+: seeded fault of a category/,
  },
  {
    name: 'posts are invisible in dark colours',
    part: 'mf-post',
    needsBrowser: true,
    change: styling('@media (prefers-color-scheme:dark){main>*{opacity:0}}'),
    reason: /^beat\/\S+: Most of its text cannot be seen in a window of 375 px with dark colours\.$/,
  },
  {
    name: 'posts are hidden on phones',
    part: 'mf-post',
    needsBrowser: true,
    change: styling('@media (max-width:480px){main>*{display:none}}'),
    reason: /^beat\/\S+: Most of its text cannot be seen in a window of 375 px with dark colours\.$/,
  },
  {
    name: 'the text of posts is transparent',
    part: 'mf-post',
    needsBrowser: true,
    change: styling('main *{color:transparent !important}'),
    reason: /^beat\/\S+: Most of its text cannot be seen in a window of 1280 px with light colours\.$/,
  },
  {
    name: 'posts are wider than a phone',
    part: 'mf-post',
    needsBrowser: true,
    change: styling('main>*{min-width:700px}'),
    reason: /^beat\/\S+: It has to be scrolled sideways in a window of 375 px with dark colours\.$/,
  },
  {
    name: 'buttons throw when they are pressed',
    part: 'mf-post',
    needsBrowser: true,
    change: atLoad(
      'addEventListener("click",e=>{if(e.target.closest("main button"))throw new Error("seeded fault of a button")});',
      'browser',
    ),
    reason: /^beat\/\S+: It throws Error: seeded fault of a button$/,
  },
];
