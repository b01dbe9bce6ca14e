import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Self-signed certificate for domains and their subdomains. */
export class Certificate {
  readonly certificateFile: string;
  readonly keyFile: string;
  /** Certificate that clients trust, as PEM. */
  readonly pem: string;

  private constructor(certificateFile: string, keyFile: string, pem: string) {
    this.certificateFile = certificateFile;
    this.keyFile = keyFile;
    this.pem = pem;
  }

  static async create(folder: string, domains: readonly [string, ...string[]]): Promise<Certificate> {
    const certificateFile = path.join(folder, 'fullchain.pem');
    const keyFile = path.join(folder, 'privkey.pem');
    const names = `subjectAltName=${domains.map((domain) => `DNS:${domain},DNS:*.${domain}`).join()}`;
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
    const subject = ['-subj', `/CN=${domains[0]}`, '-addext', names, '-days', '2'];
    await run('openssl', ['req', '-x509', ...key, ...subject, '-out', certificateFile]);
    return new Certificate(certificateFile, keyFile, await readFile(certificateFile, 'utf8'));
  }
}
