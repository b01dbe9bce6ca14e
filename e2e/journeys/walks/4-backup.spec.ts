import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { documentedLine } from '../documents/documentedLine.ts';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { SavingWriter } from '../load/SavingWriter.ts';
import { askApi } from '../people/askApi.ts';
import { Person, wordsBesideMarks } from '../people/Person.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';

journey('a backup under load is restored into another database on another machine', async ({ installation }) => {
  const { topology, pages, posts, writer } = installation;
  const file = path.join(topology.folder, 'marquee.zip');
  const readers = ReaderLoad.start(topology.address, pages);
  const saves = await SavingWriter.start(writer);
  await topology.terminal().run('npm run marquee -- backup /srv/backups/marquee-2026-11-23.zip', {
    values: { '/srv/backups/marquee-2026-11-23.zip': file },
  });
  const [read, saved] = [await readers.end(), await saves.end()];
  console.log(`  Backup: ${read.requests} pages, ${saved.requests} saves`);
  expect([...read.failures, ...saved.failures]).toEqual([]);
  expect((await stat(file)).mode & 0o077).toBe(0);

  // The database of the recipe in docs/operations.md, which has another locale than the one that was backed up.
  const recipe = "CREATE DATABASE marquee OWNER marquee TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';";
  await topology.postgres.query(documentedLine(recipe, { 'DATABASE marquee': 'DATABASE restored' }));
  const disk = { UPLOAD_STORAGE: 'disk', RELEASE_STORAGE: 'disk' };
  const settings = { ...topology.sharedSettings('restored', journeyPorts.postgres), ...disk };
  const machine = topology.node('restored', journeyPorts.restoredNode, journeyPorts.restoredApi, settings);
  const restored = { '/srv/restored': machine.dataFolder };
  const operator = topology.terminal(machine.environment);
  await operator.run('DATA_DIR=/srv/restored npm run marquee -- restore /srv/backups/marquee-2026-11-23.zip', {
    values: { ...restored, '/srv/backups/marquee-2026-11-23.zip': file },
  });
  const verified = await operator.shell('npm run marquee -- ledger verify');
  expect(verified.output).toContain('The ledger is sound.');
  await operator.run('DATA_DIR=/srv/restored DEMO_CONTENT=off npm start', {
    values: restored,
    until: 'Ctrl-C stops everything',
  });
  await topology.giveToNodes(machine.dataFolder);
  await machine.start();
  try {
    const list = `http://127.0.0.1:${journeyPorts.restoredApi}/api/posts/list`;
    for (const { site, title } of posts) {
      expect(await (await fetch(`${list}?site=${site}`)).text()).toContain(title);
      for (const word of wordsBesideMarks)
        expect(await (await fetch(`${list}?site=${site}&search=${encodeURIComponent(word)}`)).text(), word).toContain(
          title,
        );
    }
    const known = new Person(topology.address, writer.account, askApi(journeyPorts.restoredApi));
    await known.signIn();
    expect(await known.status('GET', '/api/vocal/posts')).toBe(200);
  } finally {
    await machine.stop();
  }
});

journey('an empty machine gets the network back from an encrypted bucket and a key', async ({ installation }) => {
  const { topology, posts, writer } = installation;
  const shared = topology.sharedSettings();
  const bucket = {
    BACKUP_STORAGE: `${shared.UPLOAD_STORAGE}/backups`,
    BACKUP_S3_ENDPOINT: shared.UPLOAD_S3_ENDPOINT ?? '',
  };
  const key = { '/root/marquee-backup.key': path.join(topology.folder, 'marquee-backup.key') };
  const printed = await topology
    .terminal(bucket)
    .run('npm run marquee -- backup new-key /root/marquee-backup.key', { values: key });
  const [, recipient = ''] = /BACKUP_RECIPIENTS=(age1\w+)/.exec(printed) ?? [];
  const network = topology.terminal({ ...bucket, BACKUP_RECIPIENTS: recipient });
  await network.run('npm run marquee -- backup');
  expect(await network.run('npm run marquee -- backup list --max-age-hours 26')).toContain(recipient);
  const verified = await network.run('npm run marquee -- backup verify --key /root/marquee-backup.key', {
    values: key,
  });
  expect(verified).toContain('can be restored');

  await topology.postgres.query('CREATE DATABASE empty OWNER marquee');
  const disk = { UPLOAD_STORAGE: 'disk', RELEASE_STORAGE: 'disk' };
  const settings = { ...topology.sharedSettings('empty', journeyPorts.postgres), ...disk };
  const machine = topology.node('empty', journeyPorts.restoredNode, journeyPorts.restoredApi, settings);
  const operator = topology.terminal({ ...machine.environment, ...bucket });
  const other = path.join(topology.folder, 'other.key');
  await operator.shell(`npm run marquee -- backup new-key ${other}`);
  const refused = await operator.try('npm run marquee -- restore --from latest --key /root/marquee-backup.key', {
    values: { '/root/marquee-backup.key': other },
  });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`was encrypted for ${recipient}`);
  await operator.run('npm run marquee -- restore --from latest --key /root/marquee-backup.key', { values: key });
  expect(await operator.run('npm run marquee -- ledger verify')).toContain('The ledger is sound.');

  await topology.giveToNodes(machine.dataFolder);
  await machine.startApi();
  try {
    const list = `http://127.0.0.1:${journeyPorts.restoredApi}/api/posts/list`;
    for (const { site, title } of posts) expect(await (await fetch(`${list}?site=${site}`)).text()).toContain(title);
    const known = new Person(topology.address, writer.account, askApi(journeyPorts.restoredApi));
    await known.signIn();
    expect(await known.status('GET', '/api/vocal/posts')).toBe(200);
  } finally {
    await machine.stop();
  }
});
