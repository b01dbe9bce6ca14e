import type { AcceptableCheck } from '@marquee/releases/gate/CheckResult.ts';
import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ProgressResult } from '@marquee/releases/service/progressLine.ts';
import type { ProgressListener } from '@marquee/releases/service/progressStep.ts';
import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { StagePlan } from '@marquee/releases/stagePlan.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Move } from './readCommand.ts';

export type LogLine = { at: string; actor: string; text: string };

/**
 * Options of a release. A percentage starts a canary, and a plan starts a canary that grows. `accepted` lists gate checks whose problems
 * are intended.
 */
export type ReleaseOptions = {
  percent?: number | undefined;
  plan?: StagePlan | undefined;
  accepted?: AcceptableCheck[];
};

/** A release service, on this machine or over HTTP. Refusals are thrown as `ReleaseError`s. */
export type ReleaseClient = {
  /** Origin of the server that readers reach. */
  readonly address: string;
  /**
   * Checks before the build if the user may release the part.
   * @throws Error that says what to do
   */
  checkMayRelease(part: PartName): Promise<void>;
  /** Called before the build of a release, so that the gate can start on this machine. */
  startAhead?(): void;
  release(
    builtFolder: string,
    manifest: Manifest,
    options: ReleaseOptions,
    onProgress: ProgressListener,
  ): Promise<ProgressResult>;
  move(part: PartName, move: Move, onProgress: ProgressListener): Promise<ProgressResult>;
  status(): Promise<ReleaseStatus>;
  /** The last entries, oldest first. */
  log(count: number): Promise<LogLine[]>;
  close(): Promise<void>;
};
