import http from 'node:http';

/**
 * Sends one request after the other over a kept-alive connection.
 * @throws Error with the path that did not respond with 200
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
      const status = await statusOf(origin + path, agent, headers);
      times.push(performance.now() - before);
      if (status !== 200) throw new Error(`The response to ${path} has status ${status}.`);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function statusOf(address: string, agent: http.Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
      .once('error', reject);
  });
}
