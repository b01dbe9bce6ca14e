import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../../../partNames.ts';
import type { CheckContext, Versions } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';
import { findTypeScript, type TypeProblem, typeCheck } from './typeCheck.ts';

const describe = (consumers: Versions) =>
  Object.entries(consumers)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');

/**
 * Types the release together with those that it would run beside: a remote with the contract of the live shell, and of one that is a
 * canary; a shell's contract with the live remotes, with canaries, and with those to which a rollback would lead.
 */
export async function checkContract({
  part,
  candidate,
  live,
  previous,
  canaries,
  cache,
}: CheckContext): Promise<CheckResult> {
  const typeScript = findTypeScript();
  if (!typeScript) return { problems: [], detail: 'Skipped: TypeScript is not installed on this machine.' };
  const sourcesOf = (part: PartName, version: string) =>
    path.join(cache.folder(part, version), 'sources', part === 'shell' ? 'mf-shared' : part);
  const has = (part: PartName, version: string) => existsSync(sourcesOf(part, version));
  if (!has('shell', candidate.shell))
    return { problems: [], detail: `Skipped: shell@${candidate.shell} has no sources of its contract with it.` };

  const remotes = partNames.filter((other) => other !== 'shell' && (part === 'shell' || part === other));
  const own: Versions = Object.fromEntries(remotes.map((remote) => [remote, candidate[remote]]));
  const others = (set: Versions): Versions =>
    Object.fromEntries(
      remotes.flatMap((remote) => (set[remote] && set[remote] !== own[remote] ? [[remote, set[remote]]] : [])),
    );
  const meetings: { shell: string; group: Versions }[] =
    part === 'shell'
      ? [own, others(previous), others(canaries)].map((group) => ({ shell: candidate.shell, group }))
      : [candidate.shell, canaries.shell ?? ''].filter(Boolean).map((shell) => ({ shell, group: own }));

  const keptFolder = path.join(path.dirname(cache.root), 'type-checks');
  const problems: string[] = [];
  const checked: string[] = [];
  const without: string[] = [];
  for (const { shell, group } of meetings) {
    const consumers: Versions = {};
    for (const [name, version] of Object.entries(group) as [PartName, string][]) {
      if (has(name, version)) consumers[name] = version;
      else without.push(`${name}@${version}`);
    }
    if (!has('shell', shell)) without.push(`shell@${shell}`);
    if (Object.keys(consumers).length === 0 || !has('shell', shell)) continue;
    const folders = Object.fromEntries(
      Object.entries(consumers).map(([name, version]) => [name, sourcesOf(name as PartName, version)]),
    );
    const against = (version: string) => typeCheck(typeScript, sourcesOf('shell', version), folders, keptFolder);
    let found = await against(shell);
    // A problem that the live contract has too is not the fault of the new one.
    if (part === 'shell' && found.length > 0 && live && has('shell', live.shell))
      found = notAmong(found, await against(live.shell));
    problems.push(...found.map((problem) => sentence(problem, consumers, shell)));
    checked.push(`${describe(consumers)} with the contract of shell@${shell}`);
  }
  const notChecked = without.length > 0 ? ` Without sources, so not checked: ${without.join(', ')}.` : '';
  return { problems, detail: `Typed together: ${checked.join('; ') || 'nothing'}.${notChecked}` };
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
