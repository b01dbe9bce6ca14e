import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { SavingWriter } from '../load/SavingWriter.ts';
import { askApi } from '../people/askApi.ts';
import { Person } from '../people/Person.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import type { Topology } from '../topology/Topology.ts';

const run = promisify(execFile);

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#336' } })
    .jpeg()
    .toBuffer();

/** Resolves when both nodes answer with their database. */
const isWhole = (topology: Topology) =>
  expect
    .poll(
      async () => {
        const answers = topology.nodes.flatMap((node) => [node.apiIsReady(), node.serverIsReady()]);
        return (await Promise.all(answers.map((answer) => answer.catch(() => false)))).every(Boolean);
      },
      { timeout: 60_000 },
    )
    .toBe(true);

journey(
  'a server that is killed, primary and worker, is started again, and readers get their pages from the other node',
  async ({ installation }) => {
    const { topology, pages } = installation;
    const readers = ReaderLoad.start(topology.address, pages);
    for (const node of topology.nodes) {
      const before = await node.serving();
      for (const pid of [before.pid, before.parent]) process.kill(pid, 'SIGKILL');
      // As systemd does with `Restart=always`.
      await node.startServer();
    }
    await isWhole(topology);
    const { requests, failures } = await readers.end();
    console.log(`  kill -9 of primary and worker: ${requests} pages, ${failures.length} failed`);
    expect(failures).toEqual([]);
  },
);

journey('a whole node that is killed costs readers nothing', async ({ installation }) => {
  const { topology, pages } = installation;
  const readers = ReaderLoad.start(topology.address, pages);
  await topology.first.kill();
  await sleep(2_000);
  await topology.first.start();
  const { requests, failures } = await readers.end();
  console.log(`  kill -9 of a node: ${requests} pages, ${failures.length} failed`);
  expect(failures).toEqual([]);
});

journey('readers get stored pages while both apis are dead', async ({ installation }) => {
  const { topology, pages } = installation;
  for (const { host, path } of pages) expect((await topology.ask(host, path)).status).toBe(200);
  const readers = ReaderLoad.start(topology.address, pages);
  await Promise.all(topology.nodes.map((node) => node.api.kill()));
  await sleep(3_000);
  await Promise.all(topology.nodes.map((node) => node.startApi()));
  const { requests, failures } = await readers.end();
  console.log(`  kill -9 of both apis: ${requests} pages, ${failures.length} failed`);
  expect(failures).toEqual([]);
});

journey(
  'a killed database loses no acknowledged save, and readers get stored pages until it is back',
  async ({ installation }) => {
    const { topology, pages, writer } = installation;
    const readers = ReaderLoad.start(topology.address, pages);
    const saves = await SavingWriter.start(writer);
    await sleep(1_000);
    await topology.postgres.kill();
    await sleep(3_000);
    await topology.postgres.start();
    await isWhole(topology);
    const [read, saved] = [await readers.end(), await saves.end()];
    console.log(
      `  kill -9 of the database: ${read.requests} pages, ${saved.requests} saves, ${saved.failures.length} refused`,
    );
    expect(read.failures).toEqual([]);
    expect(saved.failures.filter((failure) => !failure.endsWith(': 503'))).toEqual([]);
  },
);

journey('writes to a read-only database are refused for now, and readers notice nothing', async ({ installation }) => {
  const { topology, pages, writer } = installation;
  const draft = await writer.write('beat', 'A draft in a failover');
  const readers = ReaderLoad.start(topology.address, pages);
  await topology.postgres.setReadOnly(true);
  const save = () =>
    writer.status('PUT', `/api/vocal/posts/${draft}`, { content: '<p>Refused.</p>' }, { 'if-match': '*' });
  const whileReadOnly = [await save(), await writer.status('POST', '/api/vocal/posts/create')];
  await topology.postgres.setReadOnly(false);
  await expect.poll(save, { timeout: 60_000 }).toBe(200);
  const { requests, failures } = await readers.end();
  console.log(`  Read-only database: ${requests} pages, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(whileReadOnly).toEqual([503, 503]);
});

journey('a half-dead database costs a writer seconds and readers nothing', async ({ installation }) => {
  const { topology, pages, writer } = installation;
  const readers = ReaderLoad.start(topology.address, pages);
  topology.databaseRelay.behave('drops');
  const since = Date.now();
  const status = await writer.status('POST', '/api/vocal/posts/create');
  const seconds = (Date.now() - since) / 1000;
  topology.databaseRelay.behave('passes');
  await isWhole(topology);
  await expect.poll(() => writer.status('POST', '/api/vocal/posts/create'), { timeout: 60_000 }).toBe(201);
  const { requests, failures } = await readers.end();
  console.log(
    `  Half-dead database: ${requests} pages, ${failures.length} failed, a save was refused after ${seconds} s`,
  );
  expect(failures).toEqual([]);
  expect(status).toBe(503);
});

journey('an S3 that hangs costs readers nothing, and an upload is refused for now', async ({ installation }) => {
  const { topology, pages, writer } = installation;
  const picture = await jpeg();
  expect((await writer.upload(picture)).status).toBe(201);
  const readers = ReaderLoad.start(topology.address, pages);
  topology.storageRelay.behave('drops');
  const since = Date.now();
  const { status } = await writer.upload(picture);
  const seconds = (Date.now() - since) / 1000;
  topology.storageRelay.behave('passes');
  await expect.poll(async () => (await writer.upload(picture)).status, { timeout: 60_000 }).toBe(201);
  const { requests, failures } = await readers.end();
  console.log(`  S3 hangs: ${requests} pages, ${failures.length} failed, an upload was refused after ${seconds} s`);
  expect(failures).toEqual([]);
  expect(status).toBe(503);
});

journey('a full disk costs its node uploads, and neither pages nor saves', async ({ installation }) => {
  const { topology, posts, writer } = installation;
  const settings = topology.sharedSettings();
  const node = topology.node('full', journeyPorts.restoredNode, journeyPorts.restoredApi, settings);
  await mkdir(node.dataFolder);
  await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'tmpfs', node.dataFolder]);
  try {
    await node.start();
    const api = new Person(topology.address, writer.account, askApi(journeyPorts.restoredApi));
    await api.signIn();
    const draft = await api.write('beat', 'A draft on a full disk');
    const ballast = path.join(node.dataFolder, 'ballast');
    // dd fails once the disk is full.
    await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
    for (const { site, path: urlPath, title } of posts) {
      const { status, body } = await askSite(
        `http://${site}.${topology.address.domain}:${journeyPorts.restoredNode}${urlPath}`,
      );
      expect([status, body.toString().includes(title)]).toEqual([200, true]);
    }
    await api.save(draft, { content: '<p>Written while the disk was full.</p>' });
    const { post } = await writer.do<{ post: { content: string } }>('GET', `/api/vocal/posts/${draft}`);
    expect(post.content).toContain('Written while the disk was full.');
    expect((await api.upload(await jpeg())).status).toBe(503);
    await rm(ballast);
    expect((await api.upload(await jpeg())).status).toBe(201);
  } finally {
    await node.stop();
    await run('umount', [node.dataFolder]);
  }
});
