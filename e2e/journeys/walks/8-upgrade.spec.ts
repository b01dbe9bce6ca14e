import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { askApi } from '../people/askApi.ts';
import { Person } from '../people/Person.ts';
import { Checkout } from '../topology/Checkout.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import { MarqueeNode } from '../topology/MarqueeNode.ts';

/** Last commit before migration 0030, as an installation may run it. */
const versionBefore = '1050fe79d1379410b28e1210086a527ee9cf6e0d';

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
