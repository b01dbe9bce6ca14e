import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { SavingWriter } from '../load/SavingWriter.ts';

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
