import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ZipFile } from 'yazl';
import { openTree } from './openTree.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-trees-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function zipOf(files: Record<string, Buffer | string>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), path, { mode });
  zip.end();
  return buffer(zip.outputStream);
}
async function write(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

test('reads the same files from a folder and an archive', async () => {
  await mkdir(join(folder, 'site/deep'), { recursive: true });
  await writeFile(join(folder, 'site/deep/a.md'), 'A');
  await symlink('/etc/passwd', join(folder, 'site/passwd'));
  const zip = await write('site.zip', await zipOf({ 'deep/a.md': 'A' }));
  for (const path of [join(folder, 'site'), zip]) {
    const tree = await openTree(path);
    expect(tree.paths).toEqual(['deep/a.md']);
    expect((await tree.read('deep/a.md', 10))?.toString()).toBe('A');
    expect(await tree.read('passwd', 10_000)).toBeUndefined();
    expect(await tree.read('../site.zip', 10_000)).toBeUndefined();
    await expect(tree.read('deep/a.md', 0)).rejects.toThrow('The maximum is 0');
    await tree.close();
  }
});

test('refuses an archive that unpacks to far more than its size', async () => {
  const path = await write('bomb.zip', await zipOf({ 'a.md': Buffer.alloc(20_000_000) }));
  await expect(openTree(path)).rejects.toThrow('more than 200 times its size');
});

test('refuses an archive whose files overlap', async () => {
  const bytes = await zipOf({ 'a.md': Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))) });
  // Repeats one entry of the index, as in an archive with many names for one content.
  const start = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const end = bytes.indexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entry = bytes.subarray(start, end);
  const tail = Buffer.from(bytes.subarray(end));
  tail.writeUInt16LE(5, 8);
  tail.writeUInt16LE(5, 10);
  tail.writeUInt32LE(entry.length * 5, 12);
  const entries = Array.from({ length: 5 }, (_, index) => {
    const copy = Buffer.from(entry);
    copy.write(`${index}.md`, copy.indexOf('a.md'));
    return copy;
  });
  const path = await write('overlap.zip', Buffer.concat([bytes.subarray(0, start), ...entries, tail]));
  await expect(openTree(path)).rejects.toThrow('more packed bytes than it has');
});

test('refuses paths out of the archive, links, truncated archives and other files', async () => {
  const slip = await zipOf({ 'xx/a.md': 'A' });
  for (let at = slip.indexOf('xx/a.md'); at !== -1; at = slip.indexOf('xx/a.md', at)) slip.write('../a.md', at);
  await expect(openTree(await write('slip.zip', slip))).rejects.toThrow('invalid relative path');
  await expect(openTree(await write('link.zip', await zipOf({ a: '/etc' }, 0o120777)))).rejects.toThrow(
    'symbolic link',
  );
  const whole = await zipOf({ 'a.md': 'A' });
  await expect(openTree(await write('cut.zip', whole.subarray(0, whole.length - 30)))).rejects.toThrow('damaged');
  await expect(openTree(await write('text.zip', Buffer.from('No archive.')))).rejects.toThrow('damaged');
  await expect(openTree(join(folder, 'absent'))).rejects.toThrow('Name a folder or a zip archive');
});
