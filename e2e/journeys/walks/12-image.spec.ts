import { glob, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '@marquee/tools/network/production/Program.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { SavingWriter } from '../load/SavingWriter.ts';
import { askPublic } from '../people/askPublic.ts';
import { Person } from '../people/Person.ts';
import { publish } from '../people/publish.ts';
import { ContainerImage } from '../topology/ContainerImage.ts';
import { composeServices } from '../topology/composeServices.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import { type Machine, MachineNetwork } from '../topology/MachineNetwork.ts';
import { Nginx } from '../topology/Nginx.ts';
import { ObjectStorage } from '../topology/ObjectStorage.ts';
import { Relay } from '../topology/Relay.ts';
import type { Topology } from '../topology/Topology.ts';

/** Maximum size of the image without its base image, which has about 25 MB. */
const imageBytes = 375_000_000;

/** Makes the image as its Dockerfile does. */
async function makeImage(topology: Topology): Promise<ContainerImage> {
  const folder = path.join(topology.folder, 'image');
  const dockerfile = await readFile(path.join(topology.checkout.folder, 'tools/image/Dockerfile'), 'utf8');
  const [command = ''] = /npm run image -- \S+/.exec(dockerfile) ?? [];
  const made = await topology.terminal().shell(command.replace(/\S+$/, folder));
  if (made.code !== 0) throw new Error(`The image was not made:\n${made.output}`);
  const hosts = `${MachineNetwork.host} postgres storage api`;
  return ContainerImage.create(path.join(topology.folder, 'containers'), folder, hosts);
}

journey.describe('an operator has only the image and the compose file', () => {
  let image: ContainerImage;
  let machines: MachineNetwork;
  let services: Awaited<ReturnType<typeof composeServices>>;
  let nginx: Nginx | undefined;
  const hosts = { apis: [] as Machine[], servers: [] as Machine[], commands: [] as Machine[] };
  const relays = [
    new Relay(5432, journeyPorts.postgres, MachineNetwork.host),
    new Relay(8333, journeyPorts.storage, MachineNetwork.host),
  ];
  const running = new Map<Machine, Program>();
  let started = 0;

  journey.beforeAll(async ({ installation: { topology } }) => {
    image = await makeImage(topology);
    machines = await MachineNetwork.create();
    for (const number of [11, 12]) hosts.apis.push(await machines.add(number));
    for (const number of [21, 22]) hosts.servers.push(await machines.add(number));
    hosts.commands.push(await machines.add(31));
    await Promise.all(relays.map((relay) => relay.start()));
    await topology.postgres.query('CREATE DATABASE image OWNER marquee');
    const { MARQUEE_DOMAIN = '', PUBLIC_PROTOCOL = '' } = topology.sharedSettings();
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = topology.storage.settings();
    services = await composeServices(path.join(topology.folder, 'compose'), {
      ...{ MARQUEE_DOMAIN, PUBLIC_PROTOCOL, PUBLIC_PORT: `${journeyPorts.imageNginx}` },
      ...{ TRUST_PROXY: MachineNetwork.host },
      ...{ STORAGE_KEY: AWS_ACCESS_KEY_ID, STORAGE_SECRET: AWS_SECRET_ACCESS_KEY },
    });
    const folder = path.join(topology.folder, 'image-nginx');
    await mkdir(folder);
    nginx = new Nginx({
      ...{ folder, port: journeyPorts.imageNginx, domains: [MARQUEE_DOMAIN], certificate: topology.certificate },
      servers: [`${hosts.servers[0]?.address}:3000`, `${hosts.servers[1]?.address}:3000`],
      apis: {
        listen: `${MachineNetwork.host}:3101`,
        addresses: [`${hosts.apis[0]?.address}:3101`, `${hosts.apis[1]?.address}:3101`],
      },
    });
    await nginx.start();
  });
  journey.afterAll(async () => {
    for (const program of running.values()) await program.stop();
    await nginx?.stop();
    for (const relay of relays) await relay.stop();
    await machines?.remove();
  });

  /** A container of a service. Its database and its bucket are others than those of the other journeys. */
  const container = (name: string, machine: Machine, more: readonly string[] = []) => {
    const service = services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}.`);
    const { DATABASE_URL = '', ...environment } = service.environment;
    started += 1;
    return {
      ...{ name: `${name}-${started}`, machine },
      command: [...(service.entrypoint?.slice(3) ?? service.command), ...more],
      environment: {
        ...environment,
        DATABASE_URL: DATABASE_URL.replace(/marquee$/, 'image'),
        ...{
          RELEASE_STORAGE: `s3://${ObjectStorage.otherBucket}`,
          UPLOAD_STORAGE: `s3://${ObjectStorage.otherBucket}`,
        },
      },
    };
  };
  const start = async (name: 'api' | 'server', machine: Machine) => {
    const program = await image.start(container(name, machine));
    running.set(machine, program);
    const url = `http://${machine.address}:${name === 'api' ? 3101 : 3000}/readyz`;
    await program.isUp(async () => (await fetch(url)).ok);
  };
  const replace = async (name: 'api' | 'server', machine: Machine) => {
    const former = running.get(machine);
    await former?.stop();
    expect(former?.child.exitCode).toBe(0);
    await start(name, machine);
  };
  const runService = (name: string, ...more: string[]) => {
    const [machine] = hosts.commands;
    if (!machine) throw new Error('There is no machine for commands.');
    return image.run(container(name, machine, more));
  };

  journey('and the image is small and has only what runs', async ({ installation: { topology } }) => {
    const { output } = await topology.terminal().shell(`du -s --apparent-size --block-size=1 ${image.files}`);
    console.log(`  Image without its base: ${Math.round(Number.parseInt(output, 10) / 1e6)} MB`);
    expect(Number.parseInt(output, 10)).toBeLessThan(imageBytes);
    const foreign = '{tools,demo,e2e,*/src/**/testing,*/src/**/*.test.ts,node_modules/{webpack,jest,@rspack}}';
    for await (const place of glob(foreign, { cwd: image.files })) throw new Error(`The image has ${place}.`);
  });

  journey('and starts apis and servers on four machines, and publishes', async ({ installation: { topology } }) => {
    await runService('migrate');
    expect(await runService('release')).toMatch(/shell@\S+ is live\b/);
    for (const machine of hosts.apis) await start('api', machine);
    for (const machine of hosts.servers) await start('server', machine);

    const created = await runService('marquee', 'user', 'create', 'ines@editors.example', 'Ines', 'Falk', '--admin');
    const [, password = ''] = /only once: (\S+)/.exec(created) ?? [];
    const address = { ...topology.address, port: journeyPorts.imageNginx };
    const account = { email: 'ines@editors.example', password, firstName: 'Ines', lastName: 'Falk' };
    const moderator = new Person(address, account);
    await moderator.signIn();
    await moderator.do('POST', '/api/vocal/curation/beat/categories', { name: 'Live' });
    const writer = new Person(address, { ...account, email: 'wren@writers.example' });
    await writer.signUp();
    const before = await askPublic(address, 'beat', '/');
    const post = await publish(writer, moderator, 'beat', 'Written from an image');
    // The load balancer asks both servers in turn.
    for (const _server of hosts.servers)
      await expect
        .poll(async () => (await askPublic(address, 'beat', '/')).text, { timeout: 10_000 })
        .toContain(post.title);
    expect(before.text).not.toContain(post.title);

    for (const program of running.values()) {
      expect(await readFile(`/proc/${program.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65532\s/m);
      expect(await readFile(`/proc/${program.pid}/mountinfo`, 'utf8')).toMatch(/^\S+ \S+ \S+ \S+ \/ ro,/m);
    }
    expect(await runService('release')).toContain('is live already');

    const readers = ReaderLoad.start(address, [
      { host: 'beat', path: '/' },
      { host: 'beat', path: post.path },
      { host: 'feast', path: '/' },
    ]);
    const saves = await SavingWriter.start(writer);
    // Each new container has an empty disk, so a server gets the releases from the bucket.
    for (const machine of hosts.apis) await replace('api', machine);
    for (const machine of hosts.servers) await replace('server', machine);
    const [read, saved] = [await readers.end(), await saves.end()];
    console.log(`  Four containers replaced: ${read.requests} pages, ${saved.requests} saves`);
    expect([...read.failures, ...saved.failures]).toEqual([]);
  });
});
