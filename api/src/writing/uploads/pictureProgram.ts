import { type ProblemArguments, ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import sharp from 'sharp';
import { editPicture } from './editPicture.ts';
import { lowerPriority } from './lowerPriority.ts';
import { normalizePicture } from './normalizePicture.ts';
import type { PictureOutcome, PictureResult, PictureTask } from './PictureProcess.ts';
import { refusePolyglot } from './refusePolyglot.ts';

/** Program of `PictureProcess`, which checks and normalizes, or edits, one picture after the other. */
sharp.concurrency(1);
sharp.cache(false);
await lowerPriority();

process.on('message', async (task: PictureTask) => {
  const outcome = await outcomeOf(task);
  const result: PictureResult = { ...outcome, memoryBytes: process.memoryUsage.rss() };
  process.send?.(result);
});
// The api has ended or was killed.
process.on('disconnect', () => process.exit());

async function outcomeOf({ source, format, target, edit }: PictureTask): Promise<PictureOutcome> {
  try {
    if (edit) return { picture: await editPicture(source, format, target, edit) };
    await refusePolyglot(source);
    return { picture: await normalizePicture(source, format, target) };
  } catch (error) {
    if (error instanceof ProblemError)
      return { refusal: [error.status, error.code, error.message] as ProblemArguments };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
