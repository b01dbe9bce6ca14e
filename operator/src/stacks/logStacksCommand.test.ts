import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { preparePrograms } from '@marquee/platform/programs/preparePrograms.ts';
import { logStacksCommand } from './logStacksCommand.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-stacks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const failing = `type Reader = { name: string };

function greet(reader?: Reader): string {
  if (!reader) throw new Error('no reader “here”');
  return reader.name;
}
console.log(greet());
`;

const stackOf = (program: string) =>
  new Promise<string>((resolve) => execFile(process.execPath, [program], (_error, _out, err) => resolve(err)));

async function printed(file: string): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await logStacksCommand.run({ print, report: print }, { arguments: { file }, options: {} });
  return lines.join('\n');
}

test('a log is printed with files and lines of the sources, and as it is where no map is left', async () => {
  const source = path.join(folder, 'greet.ts');
  await writeFile(source, failing);
  const { greet } = await preparePrograms({
    dataFolder: folder,
    programs: { greet: source },
    workspaces: ['platform'],
  });
  const log = path.join(folder, 'shell.log');
  const stack = await stackOf(greet);
  await writeFile(log, JSON.stringify({ level: 50, err: { stack } }));
  const named = await printed(log);
  expect(named).toContain('no reader “here”');
  expect(named).toMatch(/greet \([^()]*greet\.ts:4\)/);
  expect(named).toMatch(/greet\.ts:7/);

  for (const name of await readdir(path.dirname(greet)))
    if (name.endsWith('.map')) await unlink(path.join(path.dirname(greet), name));
  expect(await printed(log)).toBe(JSON.stringify({ level: 50, err: { stack } }));
});
