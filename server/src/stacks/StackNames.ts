import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { PartName } from '@marquee/shared/domain';
import { type Frame, parseStack } from './parseStack.ts';

const mostName = 200;
const controls = /\p{C}+/gu;

/** Writes the frames of a stack as part, side, file, line and column. */
export class StackNames {
  readonly #releases: Pick<ReleaseCache, 'manifest'>;

  constructor(releases: Pick<ReleaseCache, 'manifest'>) {
    this.#releases = releases;
  }

  /**
   * A line for each frame in a file that the manifest of its release names.
   * @param stack text of a stranger
   * @param blamed the release to which the error counts: frames of others are left out
   */
  async name(stack: string, blamed: { part: PartName; version: string }): Promise<string> {
    const manifest = await this.#releases.manifest(blamed.part, blamed.version).catch(() => null);
    const isKnown = ({ part, version, side, file }: Frame) =>
      part === blamed.part && version === blamed.version && Object.hasOwn(manifest?.[side]?.files ?? {}, file);
    return parseStack(stack).filter(isKnown).map(nameOf).join('\n');
  }
}

function nameOf({ part, side, file, line, column }: Frame): string {
  return `${part}/${side}/${file}:${line}:${column}`.replaceAll(controls, ' ').slice(0, mostName);
}
