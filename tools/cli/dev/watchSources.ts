import { type FSWatcher, globSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, and often several files. */
const settleMs = 200;

/**
 * Calls back some moments after files in a folder change, and again for changes meanwhile; never in parallel. Each folder has a watcher
 * of its own: on Linux a recursive one follows files, and loses those that editors and Git replace by new ones.
 * @param root of the repository
 * @param folders from the root on
 * @param changed gets the paths of the files, from the root on; some may be gone
 * @returns ends it
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => Promise<void>,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  function later(file: string): void {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...pending];
      pending.clear();
      work = work.then(() => changed(files));
    }, settleMs);
  }

  function watchFolder(folder: string): void {
    if (watchers.has(folder)) return;
    const forget = () => {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    };
    const watcher = watch(path.join(root, folder), (event, name) => {
      later(path.join(folder, name ?? ''));
      // Maybe a new folder.
      if (event === 'rename') watchBelow(folder);
    });
    watchers.set(folder, watcher.on('error', forget).on('close', forget));
  }

  function watchBelow(folder: string): void {
    if (folder !== '') watchFolder(folder);
    for (const entry of globSync('**/*', { cwd: path.join(root, folder), withFileTypes: true }))
      if (entry.isDirectory()) watchFolder(path.relative(root, path.join(entry.parentPath, entry.name)));
  }

  for (const folder of folders) watchBelow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
