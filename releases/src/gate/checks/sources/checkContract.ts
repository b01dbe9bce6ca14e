import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../../../partNames.ts';
import type { CheckContext, Versions } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';
import { FittingSources, type TypedSources } from './FittingSources.ts';
import { compilerState, findTypeScript, type TypeProblem, typeCheck } from './typeCheck.ts';

const describe = (consumers: Versions) =>
  Object.entries(consumers)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');

/** A shell's contract and the remotes that are type-checked with it. */
type Meeting = { shell: string; remotes: Versions };

/**
 * Type-checks the release together with the releases that it would run with. A remote is checked with the contracts of
 * the live shell and of a canary shell. A shell's contract is checked with the live remotes, with canaries, and with
 * the remotes that a rollback would make live. Combinations that passed before are not checked again.
 */
export async function checkContract(context: CheckContext): Promise<CheckResult> {
  const { part, candidate, manifests, live, cache } = context;
  const typeScript = findTypeScript();
  if (!typeScript) return { problems: [], detail: 'Skipped: TypeScript is not installed on this machine.' };
  const sourcesOf = (part: PartName, version: string) =>
    path.join(cache.folder(part, version), 'sources', part === 'shell' ? 'mf-shared' : part);
  const has = (part: PartName, version: string) => existsSync(sourcesOf(part, version));
  if (!has('shell', candidate.shell))
    return { problems: [], detail: `Skipped: shell@${candidate.shell} has no sources of its contract with it.` };

  const keptFolder = path.join(path.dirname(cache.root), 'type-checks');
  const fitting = new FittingSources(keptFolder, await compilerState(typeScript));
  const hashesOf = async (name: PartName, version: string) => {
    if (manifests[name]?.version === version) return manifests[name].typeSources;
    return (await cache.manifest(name, version).catch(() => null))?.typeSources;
  };
  const problems: string[] = [];
  const checked: string[] = [];
  const known: string[] = [];
  const without: string[] = [];
  for (const { shell, remotes } of meetingsOf(context)) {
    const consumers: Versions = {};
    const folders: Record<string, string> = {};
    const sources: TypedSources = { shell: await hashesOf('shell', shell) };
    for (const [name, version] of Object.entries(remotes) as [PartName, string][]) {
      if (!has(name, version)) {
        without.push(`${name}@${version}`);
        continue;
      }
      consumers[name] = version;
      folders[name] = sourcesOf(name, version);
      sources[name] = await hashesOf(name, version);
    }
    if (!has('shell', shell)) without.push(`shell@${shell}`);
    if (Object.keys(consumers).length === 0 || !has('shell', shell)) continue;
    const meeting = `${describe(consumers)} with the contract of shell@${shell}`;
    if (await fitting.has(sources)) {
      known.push(meeting);
      continue;
    }
    const against = (version: string) => typeCheck(typeScript, sourcesOf('shell', version), folders, keptFolder);
    let found = await against(shell);
    if (found.length === 0) await fitting.add(sources);
    // Ignores problems that the live contract also has, because the new contract did not cause them.
    else if (part === 'shell' && live && has('shell', live.shell)) found = notAmong(found, await against(live.shell));
    problems.push(...found.map((problem) => sentence(problem, consumers, shell)));
    checked.push(meeting);
  }
  const sentences = [
    ...(checked.length > 0 || known.length === 0 ? [`Typed together: ${checked.join('; ') || 'nothing'}.`] : []),
    ...(known.length > 0 ? [`The same sources were typed before: ${known.join('; ')}.`] : []),
    ...(without.length > 0 ? [`Without sources, so not checked: ${without.join(', ')}.`] : []),
  ];
  return { problems, detail: sentences.join(' ') };
}

function meetingsOf({ part, candidate, previous, canaries }: CheckContext): Meeting[] {
  const names = partNames.filter((other) => other !== 'shell' && (part === 'shell' || part === other));
  const own: Versions = Object.fromEntries(names.flatMap((name) => (candidate[name] ? [[name, candidate[name]]] : [])));
  const others = (set: Versions): Versions =>
    Object.fromEntries(names.flatMap((name) => (set[name] && set[name] !== own[name] ? [[name, set[name]]] : [])));
  return part === 'shell'
    ? [own, others(previous), others(canaries)].map((remotes) => ({ shell: candidate.shell, remotes }))
    : [candidate.shell, canaries.shell ?? ''].filter(Boolean).map((shell) => ({ shell, remotes: own }));
}

function notAmong(problems: readonly TypeProblem[], known: readonly TypeProblem[]): TypeProblem[] {
  const key = ({ file, line, code }: TypeProblem) => `${file} ${line} ${code}`;
  const keys = new Set(known.map(key));
  return problems.filter((problem) => !keys.has(key(problem)));
}

function sentence({ file, line, message }: TypeProblem, consumers: Versions, shell: string): string {
  const [name = ''] = file.split('/');
  const version = consumers[name as PartName];
  const who = version ? `${name}@${version}` : `The contract of shell@${shell}`;
  return `${who} does not fit the contract of shell@${shell}: ${file} line ${line}: ${message}`;
}
