import { isAborted } from '@marquee/shared';

/** The page is worth reading without the rest: a failure is logged and leaves the failed part out. */
export async function optionally(loading: Promise<void>, failure: string): Promise<void> {
  try {
    await loading;
  } catch (error) {
    // The reader has left the page.
    if (!isAborted(error)) console.warn(failure, error);
  }
}
