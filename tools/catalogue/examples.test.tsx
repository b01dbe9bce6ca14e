import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Examples } from '@marquee/shared/examples';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { ExamplePage } from './browser/ExamplePage.tsx';
import { findExamples } from './findExamples.ts';

/** Renders every example in jsdom and checks structure, names and roles with axe. jsdom has no layout, so nothing else is checked. */

const root = path.resolve(__dirname, '../..');
const files = findExamples(root);

/** Folders with components for other folders. Each component that another folder imports needs examples. */
const catalogued = [
  'mf-shared/src/design',
  'mf-shared/src/images',
  'mf-shared/src/posts',
  'mf-post/src/content',
  'mf-post/src/feature',
  'mf-post/src/gallery',
  'mf-post/src/modules',
  'mf-post/src/related',
  'mf-post/src/shop',
  'shell/src/chrome/footer',
  'shell/src/chrome/header',
];
/** Shows a module by its type. Its imports count as imports from another folder, although they are in its own folder. */
const moduleView = 'mf-post/src/modules/ModuleView.tsx';

/** Disables rules for colours, which need a layout, and rules for whole pages. */
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'heading-order', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

async function violationsIn(container: Element): Promise<string[]> {
  // Styles have little effect without a layout, and jsdom matches all of them for each element.
  for (const style of document.querySelectorAll('style')) style.remove();
  const { violations } = await axe.run(container, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** An observer without events, so nothing ever comes into view. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

/** React's logs, except logs on gaps of jsdom and on updates after the example. */
const warnings: string[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const [message = '', ...rest] = words.map(String);
    const isFromTest = /not wrapped in act\(|Not implemented/.test(message);
    if (!isFromTest && !(message.includes('unrecognized in this browser') && rest.includes('search')))
      warnings.push([message, ...rest].join(' '));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

beforeAll(() => {
  // jsdom has no layout, modal dialogs or popovers.
  Object.assign(window, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.togglePopover = () => true;
});

describe.each(files)('the examples of $name in $part', ({ file }) => {
  test('are accessible, and render without a warning', async () => {
    const { examples } = (await import(path.join(root, file))) as { examples: Examples };
    const found: Record<string, string[]> = {};
    for (const [name, element] of Object.entries({ ...examples.shown, ...examples.hidden })) {
      const { baseElement } = render(<ExamplePage setting={examples.setting}>{element}</ExamplePage>);
      const violations = await violationsIn(baseElement);
      const faults = [...violations, ...warnings.splice(0)];
      if (faults.length > 0) found[name] = faults;
      cleanup();
    }
    expect(found).toEqual({});
  });
});

describe('the catalogue', () => {
  test.each(catalogued)('has every component of %s', (folder) => {
    const sources = globSync('{mf-*,vocal-kit,shell}/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => /\.(?:test|examples)\.tsx?$/.test(name),
    });
    const outside = sources.filter((file) => !file.startsWith(`${folder}/`) || file === moduleView).map(read);
    const components = globSync(`${folder}/**/[A-Z]*.tsx`, { cwd: root, exclude: (name) => /\.\w+\.tsx$/.test(name) });
    const used = components.filter((file) => outside.some((text) => text.includes(`/${path.basename(file)}'`)));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((file) => !existsSync(path.join(root, file.replace('.tsx', '.examples.tsx'))))).toEqual([]);
  });

  test('has examples only beside their components', () => {
    expect(files.filter(({ source }) => !existsSync(path.join(root, source)))).toEqual([]);
  });

  test('is in no product, since only tests and the catalogue import examples', () => {
    const products = globSync('{mf-*,vocal-kit,shell,server,api,releases,demo}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist' || /\.(?:test|examples)\.tsx?$/.test(name),
    });
    const importing = products.filter((file) => /from '[^']*(?:\.examples\.tsx|\/shared\/examples)'/.test(read(file)));
    expect(importing).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
