import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { PartName } from '@marquee/shared/domain';
import { type Frame, parseStack } from './parseStack.ts';

const maxNameLength = 200;
/** Maximum size of a source map, in bytes. Our largest has 2 MB, but any holder of a part's token can upload larger ones. */
const maxMapBytes = 16_000_000;
const controls = /\p{C}+/gu;

/** Adds source file and line to the frames of a stack, from the source maps that are stored with releases and never served. */
export class StackNames {
  readonly #releases: Pick<ReleaseCache, 'folder' | 'manifest'>;

  constructor(releases: Pick<ReleaseCache, 'folder' | 'manifest'>) {
    this.#releases = releases;
  }

  /**
   * A line for each frame in a file that the manifest of its release names. Without a map it names the file itself.
   * @param stack text of a stranger
   * @param blamed the release to which the error counts: frames of others are left out
   */
  async name(stack: string, blamed: { part: PartName; version: string }): Promise<string> {
    const maps = new Map<string, TraceMap | null>();
    const lines: string[] = [];
    for (const frame of parseStack(stack)) {
      const { part, version, side, file } = frame;
      if (part !== blamed.part || version !== blamed.version || !(await this.#isKnown(frame))) continue;
      const key = `${side}/${file}`;
      // Source maps have megabytes, so they are read one at a time.
      if (!maps.has(key))
        maps.set(key, await this.#read(path.join(this.#releases.folder(part, version), 'maps', `${key}.map`)));
      lines.push(nameOf(frame, maps.get(key) ?? null));
    }
    return lines.join('\n');
  }

  async #isKnown({ part, version, side, file }: Frame): Promise<boolean> {
    const manifest = await this.#releases.manifest(part, version).catch(() => null);
    return manifest?.[side] != null && Object.hasOwn(manifest[side].files, file);
  }

  async #read(file: string): Promise<TraceMap | null> {
    try {
      const { size } = await stat(file);
      return size > maxMapBytes ? null : new TraceMap(await readFile(file, 'utf8'));
    } catch {
      return null;
    }
  }
}

function nameOf({ part, side, file, line, column }: Frame, map: TraceMap | null): string {
  // Columns in stacks start at one, columns in source maps at zero.
  const at = map && line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : null;
  const text = at?.source
    ? `${at.name ? `${at.name} ` : ''}${at.source}:${at.line}`
    : `${part}/${side}/${file}:${line}:${column}`;
  return text.replaceAll(controls, ' ').slice(0, maxNameLength);
}
