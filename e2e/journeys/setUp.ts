import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentedLine } from './documents/documentedLine.ts';
import type { Page } from './load/ReaderLoad.ts';
import { type Account, Person } from './people/Person.ts';
import { type PublishedPost, publish } from './people/publish.ts';
import type { Topology } from './topology/Topology.ts';

/** Result of following docs/operations.md: a network, its first moderator, and a writer with published posts. */
export type Installation = {
  topology: Topology;
  moderator: Person;
  writer: Person;
  /** Posts that readers read, one on each of two sites. */
  posts: readonly PublishedPost[];
  /** Home pages and posts, for readers. */
  pages: readonly Page[];
};

const editor: Account = {
  email: 'ines@editors.example',
  password: 'tin-whistle-and-kelp',
  firstName: 'Ines',
  lastName: 'Falk',
};
const author: Account = {
  email: 'wren@writers.example',
  password: 'kelp-and-tin-whistle',
  firstName: 'Wren',
  lastName: 'Holm',
};

/** Sets the network up by the commands of the documents, without the demo. */
export async function setUp(topology: Topology): Promise<Installation> {
  // Creates the database as a managed service does: with the locale of the server, and without extensions, which the
  // owner creates.
  await topology.postgres.query(documentedLine("CREATE ROLE marquee LOGIN PASSWORD '…';", { '…': 'secret' }));
  await topology.postgres.query('CREATE DATABASE marquee OWNER marquee');
  const operator = topology.terminal({ DEMO_CONTENT: 'off' });
  await operator.run('npm ci --omit=dev');
  await operator.run('npm start', { until: 'Ctrl-C stops everything' });
  await Promise.all(topology.nodes.map((node) => node.startApi()));
  await Promise.all(topology.nodes.map((node) => node.startServer()));
  await topology.startNginx();
  const password = path.join(topology.folder, 'password');
  await writeFile(password, editor.password);
  await chmod(password, 0o600);
  const { email, firstName, lastName } = editor;
  const created = await operator.shell(
    `npm run marquee -- user create ${email} ${firstName} ${lastName} --admin --password-stdin < ${password}`,
  );
  if (created.code !== 0) throw new Error(`The first moderator was not created:\n${created.output}`);
  const moderator = new Person(topology.address, editor);
  await moderator.signIn();
  for (const site of ['beat', 'feast'])
    await moderator.do('POST', `/api/vocal/curation/${site}/categories`, { name: 'Live' });
  const writer = new Person(topology.address, author);
  await writer.signUp();
  const posts: PublishedPost[] = [];
  for (const [site, title] of [
    ['beat', 'The harbour at night'],
    ['feast', 'Bread of the quay'],
  ] as const)
    posts.push(await publish(writer, moderator, site, title));
  const homes = posts.map(({ site }) => ({ host: site, path: '/' }));
  return {
    topology,
    moderator,
    writer,
    posts,
    pages: [...homes, ...posts.map(({ site, path }) => ({ host: site, path }))],
  };
}
