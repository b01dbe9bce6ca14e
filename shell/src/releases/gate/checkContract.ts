import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseName, releaseNames } from '../manifest.ts';
import type { Finding } from './Finding.ts';
import type { GateCase } from './GateCase.ts';
import { findTypeScript, type TypeProblem, typeCheck } from './typeCheck.ts';

/** Remotes of certain versions, to be held to a contract together. */
type Consumers = Partial<Record<ReleaseName, string>>;

const describe = (consumers: Consumers) =>
  Object.entries(consumers)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');

/**
 * Types the release together with those that it would run beside: a remote with the contract of the live shell; a shell's
 * contract with the live remotes, and with those to which a rollback would lead.
 */
export async function checkContract({ part, candidate, live, previous, store }: GateCase): Promise<Finding> {
  const typeScript = findTypeScript();
  if (!typeScript) return { problems: [], detail: 'Skipped: TypeScript is not installed on this machine.' };
  const sourcesOf = (name: ReleaseName, version: string) =>
    path.join(store.folder(name, version), 'sources', name === 'shell' ? 'mf-shared' : name);
  const has = (name: ReleaseName, version: string) => existsSync(sourcesOf(name, version));
  if (!has('shell', candidate.shell))
    return { problems: [], detail: `Skipped: shell@${candidate.shell} has no sources of its contract with it.` };

  const remotes = releaseNames.filter((name) => name !== 'shell' && (part === 'shell' || part === name));
  const versions = (set: Consumers): Consumers =>
    Object.fromEntries(
      remotes.flatMap((name) => (set[name] && set[name] !== candidate[name] ? [[name, set[name]]] : [])),
    );
  const groups = [
    Object.fromEntries(remotes.map((name) => [name, candidate[name]])),
    part === 'shell' ? versions(previous) : {},
  ];

  const problems: string[] = [];
  const checked: string[] = [];
  const without: string[] = [];
  for (const group of groups) {
    const consumers: Consumers = {};
    for (const [name, version] of Object.entries(group) as [ReleaseName, string][]) {
      if (has(name, version)) consumers[name] = version;
      else without.push(`${name}@${version}`);
    }
    if (Object.keys(consumers).length === 0) continue;
    const folders = Object.fromEntries(
      Object.entries(consumers).map(([name, version]) => [name, sourcesOf(name as ReleaseName, version)]),
    );
    const against = (shell: string) => typeCheck(typeScript, sourcesOf('shell', shell), folders);
    let found = await against(candidate.shell);
    // What does not fit the live contract either is not the new one's fault.
    if (part === 'shell' && found.length > 0 && live && has('shell', live.shell))
      found = notAmong(found, await against(live.shell));
    problems.push(...found.map((problem) => sentence(problem, consumers, candidate.shell)));
    checked.push(describe(consumers));
  }
  const notChecked = without.length > 0 ? ` Without sources, so not checked: ${without.join(', ')}.` : '';
  const typed = checked.join(', ') || 'nothing';
  return { problems, detail: `Typed with the contract of shell@${candidate.shell}: ${typed}.${notChecked}` };
}

function notAmong(problems: readonly TypeProblem[], known: readonly TypeProblem[]): TypeProblem[] {
  const key = ({ file, line, code }: TypeProblem) => `${file} ${line} ${code}`;
  const keys = new Set(known.map(key));
  return problems.filter((problem) => !keys.has(key(problem)));
}

function sentence({ file, line, message }: TypeProblem, consumers: Consumers, shell: string): string {
  const [name = ''] = file.split('/');
  const version = consumers[name as ReleaseName];
  const who = version ? `${name}@${version}` : `The contract of shell@${shell}`;
  return `${who} does not fit the contract of shell@${shell}: ${file} line ${line}: ${message}`;
}
