import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { askApi } from '../people/askApi.ts';
import { Person } from '../people/Person.ts';
import { Checkout } from '../topology/Checkout.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import { MarqueeNode } from '../topology/MarqueeNode.ts';

/** Last commit before migration 0030, as an installation may run it. */
const versionBefore = '1050fe79d1379410b28e1210086a527ee9cf6e0d';
/** Last commit without the part mf-desk. */
const versionWithoutDesk = '978ab95b32fd1ff04822132d2148231d0c42b31a';
/** Milliseconds for two installations and three releases. */
const newPartMs = 1_800_000;

journey('a network of the version before is upgraded with its data, and goes back', async ({ installation }) => {
  const { topology } = installation;
  await topology.postgres.query('CREATE DATABASE upgraded OWNER marquee');
  const disk = { UPLOAD_STORAGE: 'disk', RELEASE_STORAGE: 'disk' };
  const settings = {
    ...{ folder: topology.folder, name: 'upgraded' },
    ...{ port: journeyPorts.restoredNode, apiPort: journeyPorts.restoredApi },
    environment: { ...topology.sharedSettings('upgraded', journeyPorts.postgres), ...disk },
  };
  const folder = path.join(topology.folder, 'version-before');
  const { folder: checkout } = await Checkout.clone(folder, { hasPackages: false, commit: versionBefore });
  // Its own packages: those of the present version may be others.
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout });
  const before = new MarqueeNode({ ...settings, checkout });
  const next = new MarqueeNode({ ...settings, checkout: topology.checkout.folder });
  const operator = topology.terminal(next.environment);
  const writer = new Person(
    topology.address,
    { email: 'mara@writers.example', password: 'rope-and-tallow-candle', firstName: 'Mara', lastName: 'Lind' },
    askApi(journeyPorts.restoredApi),
  );
  const stored = async (id: string) =>
    (await writer.do<{ post: { content: string } }>('GET', `/api/vocal/posts/${id}`)).post.content;
  try {
    await before.startApi();
    await writer.signUp();
    const { post } = await writer.do<{ post: { id: string } }>('POST', '/api/vocal/posts/create');
    await writer.save(post.id, { title: 'Before', content: '<p>Written before.</p>' });

    const listed = await operator.run('npm run marquee -- migrate --dry-run');
    expect(listed).toContain('0030');
    await operator.run('npm run marquee -- migrate');
    // The api of the previous version keeps running after the migrations.
    await writer.save(post.id, { content: '<p>Written while it was upgraded.</p>' });
    await before.api.stop();
    await next.startApi();
    expect(await stored(post.id)).toContain('Written while it was upgraded.');
    await writer.save(post.id, { content: '<p>Written after.</p>' });

    await next.api.stop();
    await before.startApi();
    expect(await stored(post.id)).toContain('Written after.');
    await writer.signIn();
    await writer.save(post.id, { content: '<p>Written after the way back.</p>' });

    await before.api.stop();
    await next.startApi();
    expect(await stored(post.id)).toContain('Written after the way back.');
    expect((await operator.shell('npm run marquee -- ledger verify')).output).toContain('The ledger is sound.');
  } finally {
    await Promise.all([before.stop(), next.stop()]);
  }
});

journey('a new part is released before its servers, and no reader notices', async ({ installation }) => {
  journey.setTimeout(newPartMs);
  const { topology } = installation;
  await Promise.all(topology.nodes.map((node) => node.stop()));
  await topology.postgres.query('CREATE DATABASE parts OWNER marquee');
  const environment = topology.sharedSettings('parts');
  const clone = path.join(topology.folder, 'version-without-desk');
  const { folder } = await Checkout.clone(clone, { hasPackages: false, commit: versionWithoutDesk });
  // On the ports of the stopped nodes, so that nginx leads to these nodes.
  const nodesOf = (checkout: string) =>
    topology.nodes.map(({ settings: { name, port, apiPort } }) => {
      const settings = { folder: topology.folder, name: `parts-${name}`, checkout, environment };
      return new MarqueeNode({ ...settings, port, apiPort });
    });
  const [former, next] = [nodesOf(folder), nodesOf(topology.checkout.folder)];
  const operatorIn = (checkout: string, name: string) =>
    topology.terminal({ ...environment, DATA_DIR: path.join(topology.folder, name), DEMO_CONTENT: 'off' }, checkout);
  try {
    const before = operatorIn(folder, 'parts-operator-before');
    await before.run('npm ci --omit=dev');
    await before.run('npm start', { until: 'Ctrl-C stops everything' });
    for (const node of former) await node.start();

    const homes = ['beat', 'feast'].map((host) => ({ host, path: '/' }));
    const readers = ReaderLoad.start(topology.address, homes);
    const operator = operatorIn(topology.checkout.folder, 'parts-operator-next');
    await operator.run('npm run marquee -- migrate');
    expect(await operator.run('npm run release -- status')).toMatch(/mf-desk +live +no release yet/);
    expect(await operator.run('npm run release -- mf-desk')).toContain('They serve it after their upgrade');
    for (const [index, node] of next.entries()) {
      await former[index]?.api.stop();
      await node.startApi();
      await former[index]?.server.stop();
      await node.startServer();
      // Between the two restarts, nodes of both versions serve.
      const knowing = await Promise.all(next.map(async (one) => 'mf-desk' in (await one.serving()).set));
      expect(knowing).toEqual(next.map((_, place) => place <= index));
    }
    for (const part of ['shell', 'mf-vocal']) {
      const { code, output } = await operator.shell(`npm run release -- ${part}`);
      expect({ code, output }).toMatchObject({ code: 0 });
    }
    const { requests, failures } = await readers.end();
    console.log(`  Upgrade to a new part: ${requests} pages`);
    expect(failures).toEqual([]);
  } finally {
    await Promise.all([...former, ...next].map((node) => node.stop()));
    await Promise.all(topology.nodes.map((node) => node.start()));
  }
});
