import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { PartName } from '@marquee/shared/domain';
import type { ChangeScript, OtherChanges } from '@marquee/tools/network/alteredRelease.ts';

/** A fault that a team could build into a release, and the gate's expected reason. */
export type BadRelease = OtherChanges & {
  name: string;
  part: PartName;
  change: ChangeScript;
  /** A later change to the published release. */
  afterwards?: (cache: ReleaseCache, manifest: Manifest) => Promise<void>;
  /** True if the fault shows only in a real browser. */
  needsBrowser?: boolean;
  reason: RegExp;
};
