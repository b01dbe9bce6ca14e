/** The page is worth reading without the rest: a failure is logged and leaves the failed part out. */
export async function optionally(loading: Promise<void>, failure: string): Promise<void> {
  await loading.catch((error: unknown) => console.warn(failure, error));
}
