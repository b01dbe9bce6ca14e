import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostKeySchema, parts } from '@marquee/shared/domain';
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
  const hosts = hostKeySchema.options;
  const text = `${hosts.map((key) => `import { site as ${key} } from ${inRepository('shell/sites', key, 'site.ts')};`).join('\n')}

export const sites = { ${hosts.join(', ')} };

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
