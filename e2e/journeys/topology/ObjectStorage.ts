import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Program } from '@marquee/tools/network/production/Program.ts';
import { systemUsers } from '@marquee/tools/network/production/systemUsers.ts';

const account = 'journeys:marquee';
const secret = 'secret-of-the-journeys';

/** An S3 with two buckets: OpenStack Swift of Debian, with its S3 interface (decision 110). */
export class ObjectStorage {
  static readonly bucket = 'marquee';
  /** Bucket of a second network. Two networks in one bucket would replace each other's archives of the same version. */
  static readonly otherBucket = 'other';
  readonly port: number;
  readonly #folder: string;
  #program: Program | null = null;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  /** Settings of api and server. @param port of S3, or of a proxy in front of S3 */
  settings(port = this.port): Record<string, string> {
    const endpoint = `http://127.0.0.1:${port}`;
    const location = `s3://${ObjectStorage.bucket}`;
    return {
      ...{ AWS_ACCESS_KEY_ID: account, AWS_SECRET_ACCESS_KEY: secret },
      ...{ RELEASE_STORAGE: location, RELEASE_S3_ENDPOINT: endpoint },
      ...{ UPLOAD_STORAGE: location, UPLOAD_S3_ENDPOINT: endpoint },
    };
  }

  async start(): Promise<void> {
    const data = path.join(this.#folder, 'swift');
    await mkdir(data, { recursive: true });
    await chown(data, systemUsers.services, systemUsers.services);
    const logFile = path.join(this.#folder, 'swift.log');
    const script = path.join(import.meta.dirname, 'serveSwift.py');
    this.#program = new Program({
      name: 'OpenStack Swift',
      command: [
        '/usr/bin/python3',
        script,
        data,
        `${this.port}`,
        `${ObjectStorage.bucket},${ObjectStorage.otherBucket}`,
        account,
        secret,
      ],
      ...{ folder: data, environment: { PATH: '/usr/bin:/bin' }, user: systemUsers.services },
      logFile,
    });
    await this.#program.isUp(async () => (await readFile(logFile, 'utf8')).endsWith('ready\n'));
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
  }
}
