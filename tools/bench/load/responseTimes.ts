import http from 'node:http';

/** The time below which a share of some times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Asks one question after the other over a kept-alive connection.
 * @throws Error naming the path that was not answered with 200.
 */
export async function responseTimes(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (const path of paths) {
      const before = performance.now();
      const status = await ask(origin + path, agent, headers);
      times.push(performance.now() - before);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function ask(address: string, agent: http.Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
      .once('error', reject);
  });
}
