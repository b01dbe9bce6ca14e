/** Longest wait for an answer of the api about itself. */
const readyMs = 3_000;

/** Whether an api answers, with its database. @param apiUrl its address, without a path */
export async function isApiReady(apiUrl: string): Promise<boolean> {
  return fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(readyMs) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}
