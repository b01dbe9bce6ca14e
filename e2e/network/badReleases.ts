import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import type { BadRelease } from './BadRelease.ts';
import { blankReleases } from './blankReleases.ts';
import {
  atLoad,
  inTheEntry,
  inThePage,
  loadPostStart,
  randomText,
  whileRendering,
  withRequired,
  withRoute,
} from './seededChanges.ts';

export const badReleases: readonly BadRelease[] = [
  {
    name: 'an exposed module is missing',
    part: 'mf-post',
    change: (source) => source.replaceAll('"./post":', '"./posts":'),
    manifest: (manifest) => ({ ...manifest, exposes: { './posts': manifest.exposes['./post'] ?? [] } }),
    reason: /^mf-post@\S+ does not expose \.\/post, which its route post needs\.$/,
  },
  {
    name: 'an exposed module has no Component',
    part: 'mf-post',
    change: (source) => source.replace('Component:()=>Component,', ''),
    reason: /^mf_post\/post has no Component\.$/,
  },
  {
    name: 'it takes another major version of a shared module',
    part: 'mf-post',
    change: (source) => source.replaceAll('"^1.0.0"', '"^2.0.0"'),
    manifest: (manifest) => withRequired(manifest, { '@marquee/shared': '^2.0.0' }),
    reason: /^mf-post@\S+ takes @marquee\/shared in version \^2\.0\.0, and shell@\S+ brings 1\.0\.0\.$/,
  },
  {
    name: 'it takes a shared module that there is not',
    part: 'mf-post',
    change: inTheEntry(() => 'charts'),
    manifest: (manifest) => withRequired(manifest, { '@marquee/shared/charts': '^1.0.0' }),
    reason: /^mf-post@\S+ takes @marquee\/shared\/charts from the shell, and shell@\S+ does not bring it\.$/,
  },
  {
    name: 'it throws when it is loaded',
    part: 'mf-post',
    change: atLoad("throw new Error('seeded fault at load');", 'server'),
    reason: /^mf_post\/post cannot be loaded: seeded fault at load/,
  },
  {
    name: 'it throws when it renders',
    part: 'mf-post',
    change: whileRendering("throw new Error('seeded fault at render');"),
    reason: /^beat\/\S+: seeded fault at render \(mf-post\/\S+\)\. So do \d+ other pages\.$/,
  },
  {
    name: "it throws on one site's posts only",
    part: 'mf-post',
    change: whileRendering("if (site.key === 'proof') throw new Error('seeded fault on one site');"),
    reason: /^proof\/\S+: seeded fault on one site/,
  },
  {
    name: 'posts are not found',
    part: 'mf-post',
    change: (source, side) =>
      side === 'server' ? source.replace(loadPostStart, "$& throw new Response('', { status: 404 });") : source,
    reason: /^beat\/\S+ \(post\) answers 404 instead of 200\. So do \d+ other pages\.$/,
  },
  {
    name: 'it hangs when it renders',
    part: 'mf-post',
    change: whileRendering('for (;;);'),
    reason: /^It hung while rendering beat\/\S+: nothing for \d+ s\./,
  },
  {
    name: 'it hangs when it is loaded',
    part: 'mf-post',
    change: atLoad('for (;;);', 'server'),
    reason: /^It hung while loading mf_post\/post: nothing for \d+ s\./,
  },
  {
    name: 'it waits for an answer that never comes',
    part: 'mf-post',
    change: (source, side) =>
      side === 'server' ? source.replace(loadPostStart, '$& await new Promise(() => undefined);') : source,
    reason: /^beat\/\S+: The page \S+ was not ready within \d+ ms/,
  },
  {
    name: 'it renders many times slower',
    part: 'mf-post',
    change: whileRendering("for (let i = 0; site.key === 'beat' && i < 8e8; i += 1) Math.sqrt(i);"),
    reason: /^A page of the kind “post” takes [\d.]+ ms of processor time; with the live set it is [\d.]+ ms\.$/,
  },
  {
    name: 'it leaves a global variable on the server',
    part: 'mf-post',
    change: atLoad('globalThis.leftOnServer = 1;', 'server'),
    reason: /^On the server it leaves or changes “leftOnServer” in the global scope\.$/,
  },
  {
    name: 'it leaves a global variable in the window',
    part: 'mf-post',
    needsBrowser: true,
    change: atLoad('globalThis.leftInWindow=1;', 'browser'),
    reason: /^beat\/\S+: It leaves “leftInWindow” in the window\.$/,
  },
  {
    name: 'its module starts a timer that never ends',
    part: 'mf-post',
    change: atLoad('setInterval(() => {}, 60_000);', 'server'),
    reason: /^\d timers \(interval of mf-post.*\) still run .* started in mf-post\/server\/expose_post\.js:\d+/,
  },
  {
    name: 'its module starts a server that it never closes',
    part: 'mf-post',
    change: atLoad("require('node:net').createServer().listen(0, '127.0.0.1');", 'server'),
    reason: /^On the server it leaves open what would keep each worker busy: listening server \(\d TCPServerWrap\)\.$/,
  },
  {
    name: 'it has a style rule for all elements',
    part: 'mf-post',
    change: inThePage("(0,jsx_runtime_singleton_.jsx)('style', { children: 'body{color:red}' })"),
    reason: /^A rule for “body\s?” on beat\/\S+ reaches elements that are not its own\.$/,
  },
  {
    name: 'the browser renders another text than the server',
    part: 'mf-post',
    needsBrowser: true,
    change: (source, side) => (side === 'browser' ? source.replace('"Read next:"', '"Read on:"') : source),
    reason: /^beat\/\S+: It throws a hydration mismatch/,
  },
  {
    name: 'it throws in the browser when it is loaded',
    part: 'mf-post',
    needsBrowser: true,
    change: atLoad('throw new Error("seeded fault at load");', 'browser'),
    reason: /^beat\/\S+: .*(seeded fault at load|cannot be loaded|does not come to life)/,
  },
  {
    name: 'it hangs in the browser when it is loaded',
    part: 'mf-post',
    needsBrowser: true,
    change: atLoad('for(;;);', 'browser'),
    reason: /^beat\/\S+: It does not come to life\.$/,
  },
  {
    name: 'it hangs in the browser when it is touched',
    part: 'mf-post',
    needsBrowser: true,
    change: atLoad('addEventListener("click",()=>{for(;;);});', 'browser'),
    reason: /^beat\/\S+: It does not respond any more\.$/,
  },
  {
    name: 'it throws in the browser after hydration',
    part: 'mf-post',
    needsBrowser: true,
    change: (source, side) =>
      side === 'browser'
        ? source.replaceAll(/useEffect\)\(\(\)=>\{/g, '$&throw new Error("seeded fault in an effect");')
        : source,
    reason: /^beat\/\S+: .*seeded fault in an effect/,
  },
  {
    name: 'a file was changed after its hash was taken',
    part: 'mf-post',
    change: inTheEntry(() => 'sealed'),
    afterwards: (cache, { name, version }) =>
      appendFile(path.join(cache.folder(name, version), 'browser/expose_post.js'), '\nalert(1);'),
    reason: /^browser\/expose_post\.js of mf-post@\S+ is not the file that its manifest names\.$/,
  },
  {
    name: "the home page's scripts are over their budget",
    part: 'mf-reader',
    change: inTheEntry(() => randomText(30_000)),
    reason: new RegExp(`^The home page's scripts are \\d+ bytes; ${budgets.homeScripts} are allowed\\.$`),
  },
  {
    name: 'the HTML of a page is over its budget',
    part: 'mf-post',
    change: inThePage(`(0,jsx_runtime_singleton_.jsx)('p', { children: '${randomText(45_000)}' })`),
    reason: new RegExp(`^beat/\\S+ has \\d+ bytes of compressed HTML; ${budgets.postHtml} are allowed\\.$`),
  },
  {
    name: 'it takes the address of a page of another part',
    part: 'mf-reader',
    change: inTheEntry(() => 'routes'),
    manifest: withRoute({ id: 'story', path: ':story', expose: './about' }),
    reason: /^\/:story of mf-reader@\S+ has the form of \/:postKey of mf-post@\S+\.$/,
  },
  {
    name: 'its new page hides a post',
    part: 'mf-reader',
    change: inTheEntry(() => 'routes'),
    manifest: withRoute({ id: 'lots', path: 'eight-lots-from-stage-six', expose: './about' }),
    reason: /^mf-reader@\S+ declares \/eight-lots-from-stage-six, which is the address of a post on marquee\.$/,
  },
  {
    name: 'an address that readers know is lost',
    part: 'mf-reader',
    change: inTheEntry(() => 'routes'),
    manifest: (manifest) => ({ ...manifest, routes: manifest.routes?.filter(({ id }) => id !== 'press') }),
    reason: /^Nothing serves \/press any more, which mf-reader@\S+ serves to readers\.$/,
  },
  {
    name: 'it uses what the contract of the live shell does not have',
    part: 'mf-post',
    change: inTheEntry(() => 'contract'),
    sources: (source, file) =>
      file.endsWith('/OpenPost.tsx') ? `${source}\nexport { notInTheContract } from '@marquee/shared';\n` : source,
    reason:
      /^mf-post@\S+ does not fit the contract of shell@\S+: mf-post\/src\/page\/OpenPost\.tsx line \d+: .*notInTheContract/,
  },
  {
    name: 'the creator platform does not mount',
    part: 'mf-vocal',
    needsBrowser: true,
    change: (source) => source.replace(/mount:\w+\.bind\(null,\w+\)/, 'mount:()=>new Promise(()=>{})'),
    reason: /^vocal\/vocal: It does not come to life\.$/,
  },
  ...blankReleases,
];
