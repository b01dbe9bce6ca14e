import { partNameSchema } from '@marquee/releases/partNames.ts';
import type { PartName } from '@marquee/shared/domain';

/** A place in a file of a release. */
export type Frame = {
  part: PartName;
  version: string;
  side: 'browser' | 'server';
  /** Relative to the side's folder. */
  file: string;
  line: number;
  column: number;
};

const maxCharacters = 1_200;
const maxFrames = 20;
/** `…/assets/mf-post/0.1.0-0123456789/post.js:1:42`, as Chromium, Firefox and Safari end a line; on a server `…/server/post.js`. */
const place =
  /(\/assets)?\/(shell|mf-[a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/((?:[\w@~-][\w.@~-]{0,99}\/){0,5}[\w@~-][\w.@~-]{0,99}):(\d{1,7}):(\d{1,7})\)?$/;

/** Parses the frames of a stack that are in files of releases, the innermost first. Other lines are ignored. */
export function parseStack(stack: string): Frame[] {
  const lines = stack.slice(0, maxCharacters).split('\n');
  return lines.flatMap((text) => frameOf(text.trim()) ?? []).slice(0, maxFrames);
}

function frameOf(text: string): Frame | null {
  const [, assets, name, version = '', address = '', line, column] = place.exec(text) ?? [];
  const { data: part } = partNameSchema.safeParse(name);
  if (!part) return null;
  const isServer = !assets && address.startsWith('server/');
  if (!assets && !isServer) return null;
  const file = isServer ? address.slice('server/'.length) : address;
  return { part, version, side: isServer ? 'server' : 'browser', file, line: Number(line), column: Number(column) };
}
