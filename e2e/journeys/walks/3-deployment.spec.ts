import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { SavingWriter } from '../load/SavingWriter.ts';
import { publish } from '../people/publish.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';

journey(
  'the servers are restarted with new code one after the other, and no reader and no save notices',
  async ({ installation }) => {
    const { topology, pages, writer } = installation;
    const readers = ReaderLoad.start(topology.address, pages);
    const saves = await SavingWriter.start(writer);
    for (const node of topology.nodes) {
      await node.restartServer();
    }
    const [read, saved] = [await readers.end(), await saves.end()];
    console.log(`  Restart of both servers: ${read.requests} pages, ${saved.requests} saves`);
    expect([...read.failures, ...saved.failures]).toEqual([]);
  },
);

journey('the apis are replaced one after the other, and no reader and no save notices', async ({ installation }) => {
  const { topology, pages, writer } = installation;
  const readers = ReaderLoad.start(topology.address, pages);
  const saves = await SavingWriter.start(writer);
  for (const node of topology.nodes) {
    await node.replaceApi();
  }
  const [read, saved] = [await readers.end(), await saves.end()];
  console.log(`  Both apis: ${read.requests} pages, ${saved.requests} saves`);
  expect([...read.failures, ...saved.failures]).toEqual([]);
});

journey(
  'a server alone uses the api of another machine by their secret, and starts with no other',
  async ({ installation }) => {
    const { topology, writer, moderator } = installation;
    // An address that is not one of this machine by its name, as that of another machine.
    const settings = {
      ...topology.sharedSettings(),
      API_URL: `http://[::ffff:127.0.0.1]:${journeyPorts.secondApi}`,
    };
    const start = async (environment: Record<string, string>) => {
      const node = topology.node('alone', journeyPorts.serverAlone, journeyPorts.serverAlone, environment);
      await node.startServer();
      return node;
    };
    await expect(start({ ...settings, INTERNAL_SECRET: '' })).rejects.toThrow('Set the same INTERNAL_SECRET');
    await expect(start({ ...settings, INTERNAL_SECRET: 'secret-of-another-network' })).rejects.toThrow(
      'does not trust this server',
    );

    const node = await start(settings);
    const home = () => askSite(`http://beat.news.test:${journeyPorts.serverAlone}/`);
    const before = await home();
    expect(before).toMatchObject({ status: 200, headers: { 'server-timing': expect.stringContaining('ticket') } });
    const post = await publish(writer, moderator, 'beat', 'A server without an api');
    await expect.poll(async () => String((await home()).body), { timeout: 2_000 }).toContain(post.title);
    await node.stop();
  },
);
