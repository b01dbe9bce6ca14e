import { type FSWatcher, globSync, watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds without changes before the callback, because editors write files in several steps. */
const settleMs = 200;

/**
 * Calls back shortly after files in a folder change. Changes during a callback cause another call, and calls never overlap. Each folder has
 * its own watcher, because recursive watchers on Linux lose files that editors and Git replace.
 * @param root folder of the repository
 * @param folders paths relative to the root
 * @param changed receives the files' paths relative to the root, of which some may be deleted
 * @returns a function that stops watching
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
      // The path may be a new folder.
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
