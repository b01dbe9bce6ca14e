import { isAborted } from '@marquee/shared';

/** Logs a failure instead of rejecting, because the page is worth reading without the failed part. */
export async function optionally(loading: Promise<void>, failure: string): Promise<void> {
  try {
    await loading;
  } catch (error) {
    // The reader has left the page.
    if (!isAborted(error)) console.warn(failure, error);
  }
}
