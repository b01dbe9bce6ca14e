import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { versionFaults } from './contractVersions.ts';

/** Matches a path that starts with a top-level folder. Other words in code spans are not checked as paths, except `src/` and `sites/`. */
const topFolders = /^(?:\.ci|api|demo|docs|e2e|mf-[a-z]+|platform|releases|server|shell|tools|vocal-kit)\//;
/** Matches a name with a wildcard or with a placeholder that the reader fills in. */
const placeholder = /[*{}<>…$]|\.\.\./;
/** Matches generated files, which a fresh checkout does not have. */
const generated = /(?:^|\/)(?:dist|node_modules|test-results|\.data)(?:\/|$)/;
/** Folders without documents. `content` has the demo's posts. */
const excludedFolders = ['node_modules', 'dist', '.data', '.cache', 'test-results', 'content'];

/** The scripts, folders and sources with which documents are compared. */
type Repository = { scripts: ReadonlySet<string>; workspaces: readonly string[]; sources: string };

const readText = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  const exclude = (name: string) => excludedFolders.includes(path.basename(name));
  for await (const file of glob(patterns, { cwd: repositoryRoot, exclude })) files.push(file);
  return files.sort();
}

async function readRepository(): Promise<Repository> {
  const { scripts, workspaces } = JSON.parse(await readText('package.json')) as {
    scripts: Record<string, string>;
    workspaces: string[];
  };
  const folders = await filesOf(workspaces);
  const files = await filesOf(['**/*.{ts,tsx,cjs,mjs}', '.ci/run', '**/*.yml']);
  const texts = await Promise.all(files.map(readText));
  return { scripts: new Set(Object.keys(scripts)), workspaces: folders, sources: texts.join('\n') };
}

/** Returns the anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Finds links to missing files or headings of the repository. */
async function deadLinks(file: string, text: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [, target = ''] of withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [address = '', anchor] = target.split('#');
    const found = address === '' ? file : path.join(path.dirname(file), address);
    if (!existsSync(path.join(repositoryRoot, found))) faults.push(`links to ${target}, which does not exist`);
    else if (anchor && found.endsWith('.md') && !anchorsOf(await readText(found)).includes(anchor))
      faults.push(`links to ${target}, and ${found} has no such heading`);
  }
  return faults;
}

/** Finds paths, commands and settings in code spans, and ports in sentences, that do not exist. */
function deadNames(file: string, text: string, { scripts, workspaces, sources }: Repository): string[] {
  const faults: string[] = [];
  // READMEs and team pages give paths relative to the folder of their part.
  const folders = ['', path.dirname(file), ...workspaces];
  const exists = (name: string) => folders.some((folder) => existsSync(path.join(repositoryRoot, folder, name)));
  for (const [, code = ''] of withoutCode(text).matchAll(/`([^`\n]+)`/g)) {
    const [, script] = /^npm run ([\w:-]+)/.exec(code) ?? [];
    if (script && !scripts.has(script)) faults.push(`names the command npm run ${script}, which does not exist`);
    for (const word of code.split(/[\s,;()]+/)) {
      const name = word.replace(/[:.]?\d*$/, (end) => (end.startsWith(':') ? '' : end));
      if (
        (topFolders.test(name) || /^src\/|^sites\//.test(name)) &&
        !placeholder.test(name) &&
        !generated.test(name) &&
        !exists(name)
      )
        faults.push(`names ${name}, which does not exist`);
    }
    const [, setting] = /^([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=.*)?$/.exec(code) ?? [];
    if (setting && !sources.includes(setting)) faults.push(`names the setting ${setting}, which nothing reads`);
  }
  // Skips numbers after `=` or `:`, because they are examples, such as PORT=3010.
  for (const [, sentence = ''] of text.matchAll(/^(.*\bports?\b.*)$/gim))
    for (const [digits] of sentence.matchAll(/(?<![=:\d])\b3\d{3}\b/g))
      if (!new RegExp(`\\b${digits}\\b`).test(sources)) faults.push(`names port ${digits}, which nothing uses`);
  return faults;
}

/**
 * Checks that all paths, links, commands, settings and ports in documents exist, and that the versions in each contract agree. The check
 * counts as one test.
 */
export async function checkDocs(): Promise<{ passed: number; failed: number }> {
  const repository = await readRepository();
  const faults: string[] = [];
  for (const file of await filesOf(['**/*.md'])) {
    const text = await readText(file);
    const versions = file.startsWith('docs/contracts/') ? versionFaults(text) : [];
    // Superseded decisions may name files that no longer exist.
    const names = file.includes('/superseded/') ? [] : deadNames(file, text, repository);
    for (const fault of [...(await deadLinks(file, text)), ...names, ...versions]) faults.push(`${file} ${fault}`);
  }
  for (const fault of new Set(faults)) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkDocs()).failed;
