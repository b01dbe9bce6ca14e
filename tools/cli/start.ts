import path from 'node:path';
import { demoAccounts, demoPasswordsFile, readDemoPasswords } from '@marquee/api/acts/demoAccounts.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { creatorHost, type SiteKey } from '@marquee/shared/domain';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { Network } from '../network/Network.ts';
import { StartError } from '../network/StartError.ts';
import { startedSites } from '../network/startedSites.ts';
import { startNetwork } from '../network/startNetwork.ts';
import { wantsDemoContent } from '../network/wantsDemoContent.ts';

/** `npm start` runs the whole network with embedded services until Ctrl-C. */
// Only the owner may read releases, registry and logs.
process.umask(0o077);
const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
const print = (sentence: string) => console.log(`● ${sentence} (${seconds()})`);

const network = new Network({
  port: Number(process.env.PORT ?? 3000),
  apiPort: Number(process.env.API_PORT ?? 3101),
  domain: process.env.MARQUEE_DOMAIN,
  dataFolder: process.env.DATA_DIR ?? path.join(repositoryRoot, '.data'),
  sites: namedSites(),
  demoContent: isDemoWanted(),
});

const { dataFolder } = network.settings;
const formerPasswords = await readDemoPasswords(dataFolder);

let isStopping = false;
async function stop(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true;
    await network.stop();
  }
  process.exit(code);
}

process.on('SIGINT', () => {
  console.log('\n● Stopping …');
  void stop(0);
});
process.on('SIGTERM', () => void stop(0));

try {
  print('Building changed parts and preparing the database');
  await startNetwork(network, { onProgress: print });
  print(
    network.sites.length === siteFolderKeys().length
      ? 'All sites respond'
      : `Sites that respond: ${listed(network.sites)}`,
  );
} catch (error) {
  if (isStopping) await new Promise(() => undefined);
  console.error(
    `✖ ${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}`,
  );
  await stop(1);
}

const { hosts } = network;
console.log('');
for (const key of network.sites) console.log(`  ${key.padEnd(12)} ${hosts.originOf(key)}`);
console.log(`  ${'Vocal'.padEnd(12)} ${hosts.originOf(creatorHost)}`);
if (network.settings.demoContent) await printDemoAccounts();
else console.log('\n  The network is empty. `npm run demo` fills it.');
console.log('\n  Ctrl-C stops everything.\n');

for (const { child, name, logFile } of network.processes) {
  child.once('exit', () => {
    if (isStopping) return;
    console.error(`✖ The ${name} has stopped. See its log ${logFile}.`);
    void stop(1);
  });
}

function isDemoWanted(): boolean {
  try {
    return wantsDemoContent(process.env);
  } catch (error) {
    console.error(`✖ ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

function namedSites(): readonly SiteKey[] {
  try {
    return startedSites(process.env);
  } catch (error) {
    console.error(`✖ ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

function listed(sites: readonly string[]): string {
  return new Intl.ListFormat('en').format(sites);
}

/** Prints the demo accounts with their passwords, or the path of the file with the passwords. */
async function printDemoAccounts(): Promise<void> {
  console.log('\n  Demo accounts on Vocal');
  if (formerPasswords) {
    console.log(`  Their passwords are in ${demoPasswordsFile(dataFolder)}`);
    return;
  }
  const passwords = (await readDemoPasswords(dataFolder)) ?? demoAccounts;
  for (const [role, { email, password }] of Object.entries(passwords))
    console.log(`  ${role.padEnd(12)} ${email}  ${password}`);
}
