import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { Program } from '@marquee/tools/network/production/Program.ts';
import { systemUsers } from '@marquee/tools/network/production/systemUsers.ts';

/** The examples that operators copy. */
const examples = path.join(repositoryRoot, 'docs/examples/monitoring');

type PrometheusSettings = {
  folder: string;
  port: number;
  /** Ports of the nodes' metrics: those of the servers and those of the apis. */
  servers: readonly [first: number, second: number];
  apis: readonly [first: number, second: number];
};

type Sample = { labels: Record<string, string>; value: number };

/** Debian's Prometheus with the configuration and the alert rules of the documents, in which only addresses are others. */
export class Prometheus {
  readonly #settings: PrometheusSettings;
  #program: Program | null = null;

  constructor(settings: PrometheusSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { port } = this.#settings;
    const folder = path.join(this.#settings.folder, 'prometheus');
    await mkdir(folder, { recursive: true });
    await cp(path.join(examples, 'alerts.yml'), path.join(folder, 'alerts.yml'));
    const file = path.join(folder, 'prometheus.yml');
    await writeFile(file, await this.#filledIn());
    await chown(folder, systemUsers.services, systemUsers.services);
    this.#program = new Program({
      name: 'Prometheus',
      command: [
        '/usr/bin/prometheus',
        `--config.file=${file}`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      ...{ folder, environment: { PATH: '/usr/bin:/bin' }, user: systemUsers.services },
      logFile: path.join(this.#settings.folder, 'prometheus.log'),
    });
    await this.#program.isUp(() => fetch(`http://127.0.0.1:${port}/-/ready`).then(({ ok }) => ok));
  }

  async #filledIn(): Promise<string> {
    const { servers, apis } = this.#settings;
    const text = await readFile(path.join(examples, 'prometheus.yml'), 'utf8');
    const values = {
      '10.0.0.1:3102': `127.0.0.1:${servers[0]}`,
      '10.0.0.2:3102': `127.0.0.1:${servers[1]}`,
      '10.0.0.1:3101': `127.0.0.1:${apis[0]}`,
      '10.0.0.2:3101': `127.0.0.1:${apis[1]}`,
      'scrape_interval: 15s': 'scrape_interval: 1s',
      'evaluation_interval: 15s': 'evaluation_interval: 1s',
    };
    return Object.entries(values).reduce((filled, [placeholder, value]) => {
      if (!filled.includes(placeholder)) throw new Error(`prometheus.yml has no “${placeholder}” to fill in.`);
      return filled.replaceAll(placeholder, value);
    }, text);
  }

  /** Evaluates an expression, as an operator does in the web page of Prometheus. */
  async query(expression: string): Promise<Sample[]> {
    const address = `http://127.0.0.1:${this.#settings.port}/api/v1/query?query=${encodeURIComponent(expression)}`;
    const body = (await (await fetch(address)).json()) as {
      error?: string;
      data?: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    if (!body.data) throw new Error(`Prometheus refuses “${expression}”: ${body.error}`);
    return body.data.result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
  }

  /** Names of the alerts that are pending or firing. */
  async alerts(): Promise<string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.#settings.port}/api/v1/alerts`);
    const { data } = (await answer.json()) as { data: { alerts: { labels: { alertname: string } }[] } };
    return [...new Set(data.alerts.map(({ labels }) => labels.alertname))].sort();
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
  }
}
