import { glob, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves a build's source maps into `maps/`, out of the folders whose files are served, loaded and counted. For example,
 * `browser/post.js.map` becomes `maps/browser/post.js.map`.
 */
export async function moveMaps(folder: string): Promise<void> {
  const target = path.join(folder, 'maps');
  await rm(target, { recursive: true, force: true });
  const maps: string[] = [];
  for await (const file of glob('{browser,server}/**/*.map', { cwd: folder })) maps.push(file);
  for (const file of maps) {
    await mkdir(path.join(target, path.dirname(file)), { recursive: true });
    await rename(path.join(folder, file), path.join(target, file));
  }
}
