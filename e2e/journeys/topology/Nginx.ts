import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { Program } from '@marquee/tools/network/production/Program.ts';
import type { Certificate } from './Certificate.ts';

/** The example that operators copy. */
const example = 'docs/examples/nginx.conf';

type NginxSettings = {
  folder: string;
  port: number;
  domain: string;
  certificate: Certificate;
  /** Ports of the nodes' servers. */
  nodes: readonly [first: number, second: number];
};

/** The nginx of Debian with the configuration of the documents, in which only names, addresses and the certificate are others. */
export class Nginx {
  readonly #settings: NginxSettings;
  #program: Program | null = null;

  constructor(settings: NginxSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { folder, port } = this.#settings;
    const file = path.join(folder, 'nginx.conf');
    await writeFile(path.join(folder, 'marquee.conf'), await this.#filledIn());
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/nginx-${kind};`,
    );
    await writeFile(
      file,
      `user www-data;
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${places.join('\n  ')}
  include ${folder}/marquee.conf;
}
`,
    );
    this.#program = new Program({
      name: 'nginx',
      command: ['/usr/sbin/nginx', '-e', `${folder}/nginx.log`, '-c', file],
      ...{ folder, environment: { PATH: '/usr/sbin:/usr/bin:/bin' }, logFile: path.join(folder, 'nginx.out.log') },
      stopSignal: 'SIGQUIT',
    });
    await this.#program.isUp(() => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status === 400));
  }

  async #filledIn(): Promise<string> {
    const { port, domain, certificate, nodes } = this.#settings;
    const text = await readFile(path.join(repositoryRoot, example), 'utf8');
    const values = {
      '10.0.0.1:3000': `127.0.0.1:${nodes[0]}`,
      '10.0.0.2:3000': `127.0.0.1:${nodes[1]}`,
      'listen 443': `listen 127.0.0.1:${port}`,
      'example.com *.example.com': `${domain} *.${domain}`,
      '/etc/ssl/marquee/fullchain.pem': certificate.certificateFile,
      '/etc/ssl/marquee/privkey.pem': certificate.keyFile,
    };
    return Object.entries(values).reduce((filled, [placeholder, value]) => {
      if (!filled.includes(placeholder)) throw new Error(`${example} has no “${placeholder}” to fill in.`);
      return filled.replaceAll(placeholder, value);
    }, text);
  }

  async stop(): Promise<void> {
    // Readers keep their connections; nothing waits for them.
    await this.#program?.stop('SIGTERM');
  }
}
