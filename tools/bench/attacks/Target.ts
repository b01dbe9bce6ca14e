import http from 'node:http';
import net from 'node:net';

/** A network that the bench has started itself, seen from the machine. */
export type OwnNetwork = {
  /** The checkout that runs. */
  folder: string;
  dataFolder: string;
  apiPort: number;
  operatorToken: string;
  /** Process id of the command that started it. */
  pid: number;
};

export type AttackResponse = {
  /** 0 when nothing came. */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Why it broke off; empty when it came whole. */
  problem: string;
  ms: number;
};

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Key of a site, or a whole host name with a dot. */
  site?: string;
  /** Loopback address of the client. Each 127.x.y is a network of its own. */
  from?: string;
  waitMs?: number;
  signal?: AbortSignal;
  /** Asked in the place of the shell. */
  port?: number;
};

export type SentBytes = {
  /** Writes more, after the bytes. */
  writeMore?: (socket: net.Socket) => void;
  waitMs?: number;
};

const usualWaitMs = 20_000;

/** A network on this machine, and the ways of an attacker to talk to it. Nothing throws: a failure is a response too. */
export class Target {
  readonly port: number;
  /** Null for a network that was running already. */
  readonly own: OwnNetwork | null;

  constructor(port: number, own: OwnNetwork | null) {
    this.port = port;
    this.own = own;
  }

  hostOf(site: string): string {
    return `${site.includes('.') ? site : `${site}.localhost`}:${this.port}`;
  }

  /** Asks for an address exactly as it is written. */
  ask(path: string, options: RequestOptions = {}): Promise<AttackResponse> {
    const { method = 'GET', headers = {}, body, site = 'omni', from, waitMs = usualWaitMs, signal, port } = options;
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (response: Partial<AttackResponse>) =>
        resolve({ status: 0, headers: {}, text: '', problem: '', ms: performance.now() - startedAt, ...response });
      const request = http.request({
        host: '127.0.0.1',
        port: port ?? this.port,
        path,
        method,
        agent: false,
        localAddress: from,
        signal,
        headers: { host: this.hostOf(site), ...headers },
      });
      const timer = setTimeout(() => request.destroy(new Error(`nothing in ${waitMs / 1_000} s`)), waitMs);
      request.once('close', () => clearTimeout(timer));
      request.on('error', ({ message }) => end({ problem: message }));
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        const { statusCode: status = 0, headers: received } = response;
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', ({ message }) => end({ status, headers: received, problem: message }));
        response.once('end', () => end({ status, headers: received, text: Buffer.concat(chunks).toString() }));
      });
      request.end(body);
    });
  }

  /** Writes bytes to a connection and reads until it ends. */
  sendBytes(text: string, { writeMore, waitMs = usualWaitMs }: SentBytes = {}): Promise<AttackResponse> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const socket = net.connect(this.port, '127.0.0.1');
      const chunks: Buffer[] = [];
      let problem = '';
      const timer = setTimeout(() => {
        problem = `still open after ${waitMs / 1_000} s`;
        socket.destroy();
      }, waitMs);
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', ({ message }) => {
        problem = message;
      });
      socket.once('close', () => {
        clearTimeout(timer);
        resolve({
          ...readResponse(Buffer.concat(chunks).toString('latin1')),
          problem,
          ms: performance.now() - startedAt,
        });
      });
      socket.write(text);
      writeMore?.(socket);
    });
  }
}

function readResponse(text: string): Pick<AttackResponse, 'status' | 'headers' | 'text'> {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []);
  const named = headers.map(([name = '', value = '']) => [name.toLowerCase(), value]);
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(named), text: rest.join('\r\n\r\n') };
}
