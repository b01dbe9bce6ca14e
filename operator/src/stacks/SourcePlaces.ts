import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
/** A place in a program that was written as one file. */
const writtenPlace = /(?:file:\/\/)?(\/[^\s()"'<>]*\/programs\/[0-9a-f]{16}\/[\w-]+\.mjs):(\d{1,9}):(\d{1,9})/g;

/** Places of our sources, by the maps beside the programs that were written as one file each. */
export class SourcePlaces {
  readonly #maps = new Map<string, Promise<TraceMap | null>>();

  /** @returns the text, with `server/src/worker.ts:12` instead of `…/programs/…/worker.mjs:3:45`, where a map knows it */
  async name(text: string): Promise<string> {
    const places = await Promise.all(
      [...text.matchAll(writtenPlace)].map(([place, program = '', line, column]) =>
        this.#sourceOf(program, Number(line), Number(column)).then((source) => source ?? place),
      ),
    );
    return text.replaceAll(writtenPlace, (place) => places.shift() ?? place);
  }

  async #sourceOf(program: string, line: number, column: number): Promise<string | null> {
    const read = this.#maps.get(program) ?? readMap(`${program}.map`);
    this.#maps.set(program, read);
    const map = await read;
    if (!map || line < 1 || column < 1) return null;
    // Columns of stacks begin with one, those of maps with nought.
    const { source, line: sourceLine } = originalPositionFor(map, { line, column: column - 1 });
    if (!source) return null;
    return `${path.relative(repositoryRoot, path.resolve(path.dirname(program), source))}:${sourceLine}`;
  }
}

/** A program that is too old, or another machine's, has no map here. */
const readMap = (file: string): Promise<TraceMap | null> =>
  readFile(file, 'utf8')
    .then((text) => new TraceMap(text))
    .catch(() => null);
