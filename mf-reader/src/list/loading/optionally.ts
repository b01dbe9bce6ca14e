/** The page is worth reading without what stands around its posts: a failure is logged and leaves it out. */
export async function optionally(loading: Promise<void>, failure: string): Promise<void> {
  await loading.catch((error: unknown) => console.warn(failure, error));
}
