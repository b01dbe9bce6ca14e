import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { Program } from '@marquee/tools/network/production/Program.ts';
import type { Certificate } from './Certificate.ts';

/** The examples that operators copy. */
const examples = { servers: 'docs/examples/nginx.conf', apis: 'docs/examples/nginx-apis.conf' };

type NginxSettings = {
  folder: string;
  port: number;
  /** Domains of the network and of single sites. */
  domains: readonly string[];
  certificate: Certificate;
  /** Addresses of the servers, or of the caches in front of them, as `127.0.0.1:3000`. */
  servers: readonly [first: string, second: string];
  /** Addresses of apis that run on machines of their own, and the address at which nginx listens for servers. */
  apis?: { listen: string; addresses: readonly [first: string, second: string] };
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
    const texts = await Promise.all([this.#forServers(), this.#forApis()]);
    await writeFile(path.join(folder, 'marquee.conf'), texts.join('\n'));
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

  #forServers(): Promise<string> {
    const { port, domains, certificate, servers } = this.#settings;
    return fillIn(examples.servers, {
      '10.0.0.1:3000': servers[0],
      '10.0.0.2:3000': servers[1],
      'listen 443': `listen 127.0.0.1:${port}`,
      'example.com *.example.com beat.example www.beat.example': domains
        .map((domain) => `${domain} *.${domain}`)
        .join(' '),
      '/etc/ssl/marquee/fullchain.pem': certificate.certificateFile,
      '/etc/ssl/marquee/privkey.pem': certificate.keyFile,
    });
  }

  async #forApis(): Promise<string> {
    const { apis } = this.#settings;
    if (!apis) return '';
    const [first, second] = apis.addresses;
    return fillIn(examples.apis, {
      '10.0.1.1:3101': first,
      '10.0.1.2:3101': second,
      'listen 3101': `listen ${apis.listen}`,
    });
  }

  async stop(): Promise<void> {
    // Readers keep their connections; nothing waits for them.
    await this.#program?.stop('SIGTERM');
  }
}

/** Reads an example and replaces its example values. @throws Error if the example lacks one of them */
async function fillIn(example: string, values: Record<string, string>): Promise<string> {
  const text = await readFile(path.join(repositoryRoot, example), 'utf8');
  return Object.entries(values).reduce((filled, [placeholder, value]) => {
    if (!filled.includes(placeholder)) throw new Error(`${example} has no “${placeholder}” to fill in.`);
    return filled.replaceAll(placeholder, value);
  }, text);
}
