import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFolders } from '@marquee/platform/sites/siteFolders.ts';
import { creatorHost, parts } from '@marquee/shared/domain';
import { repositoryRoot } from '../bundler/webpackBase.ts';

/**
 * Writes the module that replaces `browser/sources.ts` in the bundle. The module loads the examples of all workspaces on demand, and has
 * the configurations of all hosts. New workspaces and sites are included without an edit here.
 */
export async function writeSources(folder: string): Promise<string> {
  const inRepository = (...names: string[]) => JSON.stringify(path.join(repositoryRoot, ...names));
  const workspaces = ['mf-shared', 'vocal-kit', ...parts.map(({ name }) => name)];
  const contexts = workspaces.map(
    (name) =>
      `  ${JSON.stringify(name)}: import.meta.webpackContext(${inRepository(name, 'src')}, ` +
      '{ recursive: true, regExp: /\\.examples\\.tsx$/, mode: "lazy" }),',
  );
  const hosts = [...(await readSiteFolders()).map(({ key }) => key), creatorHost];
  // Keys may have hyphens, which names of JavaScript may not have.
  const imports = hosts.map(
    (key, index) => `import { site as site${index} } from ${inRepository('shell/sites', key, 'site.ts')};`,
  );
  const text = `${imports.join('\n')}

export const sites = { ${hosts.map((key, index) => `${JSON.stringify(key)}: site${index}`).join(', ')} };

const contexts = {
${contexts.join('\n')}
};

export const exampleFiles = Object.entries(contexts).flatMap(([part, context]) =>
  context.keys().map((key) => ({ part, file: part + "/src/" + key.slice(2), load: () => context(key) })));
`;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'sources.mjs');
  await writeFile(file, text);
  return file;
}
