import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = 'answers' | 'fails' | 'hangs';

/** S3 itself lists a thousand objects at a time. */
const keysOfPage = 2;

const problem = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/**
 * In-memory S3 with the features that releases and pictures need. It has one bucket and one access key, and returns
 * errors in S3's format.
 */
export class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  behaviour: Behaviour = 'answers';
  readonly #bucket: string;
  readonly #accessKey: string;
  readonly #server: Server;

  constructor(bucket: string, accessKey: string) {
    this.#bucket = bucket;
    this.#accessKey = accessKey;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.behaviour === 'hangs') return;
    const address = new URL(request.url ?? '', 'http://s3');
    const [, bucket = '', ...rest] = address.pathname.split('/');
    const key = rest.join('/');
    const refuse = (status: number, code: string, message: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(problem(code, message));
    if (this.behaviour === 'fails') return void refuse(503, 'SlowDown', 'Please reduce your request rate.');
    if (!request.headers.authorization?.includes(`Credential=${this.#accessKey}/`))
      return void refuse(403, 'InvalidAccessKeyId', 'The access key is not known.');
    if (bucket !== this.#bucket) return void refuse(404, 'NoSuchBucket', 'The bucket does not exist.');
    if (request.method === 'PUT') {
      this.objects.set(key, Buffer.concat(chunks));
      return void response.writeHead(200, { etag: '"kept"' }).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return void response.writeHead(200, { 'content-type': 'application/xml' }).end(this.#list(address));
    const object = this.objects.get(key);
    if (!object) return void refuse(404, 'NoSuchKey', 'The key does not exist.');
    const etag = `"${createHash('md5').update(object).digest('hex')}"`;
    response.writeHead(200, { 'content-length': object.length, etag, 'last-modified': new Date(0).toUTCString() });
    response.end(request.method === 'HEAD' ? undefined : object);
  }

  #list({ searchParams }: URL): string {
    const after = searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, keysOfPage);
    const isTruncated = rest.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`;
  }
}
