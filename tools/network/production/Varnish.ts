import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { Program } from './Program.ts';
import { systemUsers } from './systemUsers.ts';

/** The example that operators copy. */
const example = 'docs/examples/varnish.vcl';

type VarnishSettings = {
  folder: string;
  port: number;
  /** Ports of the nodes' servers. */
  nodes: readonly [first: number, second: number];
};

/** Debian's Varnish with the configuration of the documents, in which only addresses are others. */
export class Varnish {
  readonly #settings: VarnishSettings;
  #program: Program | null = null;

  constructor(settings: VarnishSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { port } = this.#settings;
    const folder = path.join(this.#settings.folder, 'varnish');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'marquee.vcl');
    await writeFile(file, await this.#filledIn());
    await chown(folder, systemUsers.services, systemUsers.services);
    this.#program = new Program({
      name: 'Varnish',
      command: [
        ...['/usr/sbin/varnishd', '-F', '-j', 'none', '-n', path.join(folder, 'work'), '-f', file],
        ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'],
      ],
      ...{ folder, environment: { PATH: '/usr/sbin:/usr/bin:/bin' }, user: systemUsers.services },
      logFile: path.join(this.#settings.folder, 'varnish.log'),
    });
    await this.#program.isUp(() => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok));
  }

  async #filledIn(): Promise<string> {
    const { nodes } = this.#settings;
    const text = await readFile(path.join(repositoryRoot, example), 'utf8');
    const values = {
      '.host = "10.0.0.1"; .port = "3000"': `.host = "127.0.0.1"; .port = "${nodes[0]}"`,
      '.host = "10.0.0.2"; .port = "3000"': `.host = "127.0.0.1"; .port = "${nodes[1]}"`,
      '"10.0.0.0"/24': '"127.0.0.1"',
    };
    return Object.entries(values).reduce((filled, [placeholder, value]) => {
      if (!filled.includes(placeholder)) throw new Error(`${example} has no “${placeholder}” to fill in.`);
      return filled.replaceAll(placeholder, value);
    }, text);
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
  }
}
