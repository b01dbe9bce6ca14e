import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freshStatuses, type NodeStatus, type NodeStatuses } from './NodeStatus.ts';

const extension = '.json';

/** Stores node statuses as files in a folder, one for each server: for a single machine. */
export class FileNodeStatuses implements NodeStatuses {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(status: NodeStatus): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const incoming = path.join(this.#folder, `${status.node}.${process.pid}`);
    await writeFile(incoming, JSON.stringify(status));
    await rename(incoming, this.#fileOf(status.node));
  }

  async read(now: number): Promise<NodeStatus[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const files = names.filter((name) => name.endsWith(extension)).map((name) => path.join(this.#folder, name));
    // A file that is removed between listing and reading counts as missing.
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => 'null')));
    return freshStatuses(texts.map(parsed), now);
  }

  async remove(node: string): Promise<void> {
    await rm(this.#fileOf(node), { force: true });
  }

  async close(): Promise<void> {}

  #fileOf(node: string): string {
    return path.join(this.#folder, `${node}${extension}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
