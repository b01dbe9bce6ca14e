import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

/** Folders at the top of the repository: a path in a document begins with one of these, or with the document's own folder. */
const rooms = /^(?:\.ci|api|demo|docs|e2e|mf-[a-z]+|platform|releases|server|shell|tools)\//;
/** Stands for more than one name, or for one that the reader fills in. */
const pattern = /[*{}<>…$]|\.\.\./;
/** Made by programs, and so in no fresh checkout. */
const made = /(?:^|\/)(?:dist|node_modules|test-results|\.data)(?:\/|$)/;
/** Texts of the demo are no documents. */
const noDocuments = ['node_modules', 'dist', '.data', '.cache', 'test-results', 'content'];

/** All that documents are held against, read once. */
type Repository = { scripts: ReadonlySet<string>; workspaces: readonly string[]; sources: string };

const readText = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  const exclude = (name: string) => noDocuments.includes(path.basename(name));
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

/** The name under which a heading can be linked to, as GitHub makes it. */
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

/** Links within the repository that lead nowhere. */
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

/** Paths, commands and settings in code spans that do not exist. */
function deadNames(file: string, text: string, { scripts, workspaces, sources }: Repository): string[] {
  const faults: string[] = [];
  // A page of a team, and a README, name files from the folder of their part on.
  const folders = ['', path.dirname(file), ...workspaces];
  const exists = (name: string) => folders.some((folder) => existsSync(path.join(repositoryRoot, folder, name)));
  for (const [, code = ''] of withoutCode(text).matchAll(/`([^`\n]+)`/g)) {
    const [, script] = /^npm run ([\w:-]+)/.exec(code) ?? [];
    if (script && !scripts.has(script)) faults.push(`names the command npm run ${script}, which does not exist`);
    for (const word of code.split(/[\s,;()]+/)) {
      const name = word.replace(/[:.]?\d*$/, (end) => (end.startsWith(':') ? '' : end));
      if (
        (rooms.test(name) || /^src\/|^sites\//.test(name)) &&
        !pattern.test(name) &&
        !made.test(name) &&
        !exists(name)
      )
        faults.push(`names ${name}, which does not exist`);
    }
    const [, setting] = /^([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=.*)?$/.exec(code) ?? [];
    if (setting && !sources.includes(setting)) faults.push(`names the setting ${setting}, which nothing reads`);
  }
  // Not those of an example, as in PORT=3010.
  for (const [, sentence = ''] of text.matchAll(/^(.*\bports?\b.*)$/gim))
    for (const [digits] of sentence.matchAll(/(?<![=:\d])\b3\d{3}\b/g))
      if (!new RegExp(`\\b${digits}\\b`).test(sources)) faults.push(`names port ${digits}, which nothing uses`);
  return faults;
}

/** Checks that every path, link, command, setting and port that a document names exists. Counts as one test. */
export async function checkDocs(): Promise<{ passed: number; failed: number }> {
  const repository = await readRepository();
  const faults: string[] = [];
  for (const file of await filesOf(['**/*.md'])) {
    const text = await readText(file);
    for (const fault of [...(await deadLinks(file, text)), ...deadNames(file, text, repository)])
      faults.push(`${file} ${fault}`);
  }
  for (const fault of new Set(faults)) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkDocs()).failed;
