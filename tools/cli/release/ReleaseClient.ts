import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ProgressResult } from '@marquee/releases/service/progressLine.ts';
import type { ProgressListener } from '@marquee/releases/service/progressStep.ts';
import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Move } from './readCommand.ts';

export type LogLine = { at: string; actor: string; text: string };

/** A release service, on this machine or over HTTP. Refusals are thrown as `ReleaseError`s. */
export type ReleaseClient = {
  release(
    folder: string,
    manifest: Manifest,
    percent: number | undefined,
    onProgress: ProgressListener,
  ): Promise<ProgressResult>;
  move(part: PartName, move: Move, onProgress: ProgressListener): Promise<ProgressResult>;
  status(): Promise<ReleaseStatus>;
  /** The last entries, oldest first. */
  log(count: number): Promise<LogLine[]>;
  close(): Promise<void>;
};
