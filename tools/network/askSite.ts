import http from 'node:http';

export type SiteResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Agent that keeps its connection. Without an agent, each request opens a new connection. */
  agent?: http.Agent;
};

/**
 * Sends a request to one host of a network on this machine. Some systems do not resolve `*.localhost`. The connection therefore goes to
 * loopback, with the name in the Host header. Redirects are not followed.
 */
export function askSite(
  address: string,
  { method = 'GET', headers = {}, body, agent }: RequestOptions = {},
): Promise<SiteResponse> {
  // Not parsed by URL, which would normalize the unusual address of a test.
  const [, host = '', port = '', path = '/'] = /^http:\/\/([^:/]+):(\d+)(\/.*)?$/.exec(address) ?? [];
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: agent ?? false,
        headers: { host: `${host}:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}
