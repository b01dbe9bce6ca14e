import type { ProgressResult } from '../../shell/src/operations/progressLines.ts';
import type { DeskEvent } from '../../shell/src/releases/desk/progress.ts';
import type { ReleaseStatus } from '../../shell/src/releases/desk/releaseStatus.ts';
import type { Manifest, ReleaseName } from '../../shell/src/releases/manifest.ts';
import type { Move } from './readCommand.ts';

export type Hear = (event: DeskEvent) => void;
export type LogLine = { at: string; actor: string; text: string };

/** The way to a desk: on this machine or over HTTP. Refusals are thrown as `ReleaseProblem`s. */
export type ReleaseDoor = {
  release(folder: string, manifest: Manifest, percent: number | undefined, hear: Hear): Promise<ProgressResult>;
  move(part: ReleaseName, move: Move, hear: Hear): Promise<ProgressResult>;
  status(): Promise<ReleaseStatus>;
  /** The last entries, oldest first. */
  log(count: number): Promise<LogLine[]>;
  close(): Promise<void>;
};
