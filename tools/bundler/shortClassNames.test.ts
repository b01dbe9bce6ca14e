import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { runWebpack } from './runWebpack.ts';
import type { renderStyledPage } from './testing/styledPage.tsx';
import { type BuildMode, repositoryRoot, webpackBase } from './webpackBase.ts';

async function rendered(mode: BuildMode): Promise<ReturnType<typeof renderStyledPage>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-styles-'));
  try {
    const target = {
      packageRoot: path.join(repositoryRoot, 'tools'),
      outputPath: folder,
      side: 'server',
      mode,
    } as const;
    const base = webpackBase({ ...target, namespace: 'test' });
    await runWebpack({
      ...base,
      entry: { main: './bundler/testing/styledPage.tsx' },
      output: { ...base.output, library: { type: 'commonjs-module' } },
    });
    await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
    const built = createRequire(import.meta.url)(path.join(folder, 'main.js')) as {
      renderStyledPage: typeof renderStyledPage;
    };
    return built.renderStyledPage();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a component with fixed styles has one short class, by which others select it', async () => {
  const { markup, styles } = await rendered('production');
  const [, id] = /<article class="(t\w\w)2a">/.exec(markup) ?? [];
  expect(id).toBeDefined();
  expect(markup).toContain(`<h2 class="${id}0a">Short</h2><h2 class="${id}0a ${id}1a own">Long</h2>`);
  expect(styles).toContain(`.${id}2a:hover .${id}0a{color:green;}`);
  expect(styles.indexOf(`.${id}0a{color:red;}`)).toBeLessThan(styles.indexOf(`.${id}1a{color:blue;}`));
  expect(markup).toMatch(new RegExp(`<i class="${id}3 [a-zA-Z-]+"></i><div class="${id}4"></div>`));
});

test('a development build keeps hashes of the styles: they change in the open page', async () => {
  const { markup } = await rendered('development');
  expect(markup).toMatch(/<h2 class="test__sc-[0-9a-f]+-0 [a-zA-Z-]+">Short<\/h2>/);
});
