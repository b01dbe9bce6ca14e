import { readOwnHosts } from '@marquee/api/acts/hosts.ts';
import { creatorHost, type HostKey } from '@marquee/shared/domain';
import type { Command, CommandContext } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { servedSites } from '../sites/findSite.ts';
import { usualName } from '../sites/usualName.ts';
import { addHost, removeHost } from './changeHosts.ts';
import { parseHostName } from './parseHostName.ts';

const listHostsCommand: Command = {
  name: 'host list',
  arguments: [],
  options: {},
  summary: 'Lists the host names of each site and of Vocal: the canonical name first, then those that redirect to it.',
  async run({ config: { domain, sites }, db, print }) {
    const rows = await readOwnHosts(db, domain);
    for (const host of [...(await servedSites(db, sites)), creatorHost]) {
      const own = rows.filter((row) => row.host === host);
      const canonical = own.find(({ kind }) => kind === 'canonical');
      print(`${host.padEnd(12)} ${canonical ? describe(canonical) : usualName(host, domain)}`);
      if (canonical) print(`${' '.repeat(12)}   ${usualName(host, domain)} redirects`);
      for (const row of own.filter(({ kind }) => kind === 'redirect'))
        print(`${' '.repeat(12)}   ${describe(row)} redirects`);
    }
    return true;
  },
};

const addHostCommand: Command = {
  name: 'host add',
  arguments: ['site', 'host'],
  options: { redirects: { type: 'boolean' } },
  summary:
    'Serves a site, or vocal, at a host name. The former canonical name redirects to it. With --redirects, the new name redirects instead.',
  async run(context, { arguments: { site = '', host: typed = '' }, options }) {
    const { config, db, now, print } = context;
    const { domain } = config;
    const host = await readHost(site, context);
    const name = parseHostName(typed);
    const kind = options.redirects === true ? 'redirect' : 'canonical';
    const former = await addHost(db, { name, host, kind }, { domain, now });
    print(kind === 'redirect' ? `${name} redirects to ${host}.` : `${name} serves ${host}.`);
    if (former) print(`${former} redirects to it.`);
    print(`Point ${name} at your proxy, and let the proxy have a certificate for it.`);
    for (const consequence of kind === 'canonical' ? consequencesOf(name, host, config) : []) print(consequence);
    return true;
  },
};

const removeHostCommand: Command = {
  name: 'host remove',
  arguments: ['host'],
  options: {},
  summary:
    'Ends the use of a host name. Without a canonical name, its site is served below the network’s domain again.',
  async run({ config: { domain }, db, now, print }, { arguments: { host: typed = '' } }) {
    const { name, host, kind } = await removeHost(db, parseHostName(typed), { domain, now });
    print(`${name} no longer belongs to ${host}.`);
    if (kind === 'canonical') print(`${usualName(host, domain)} serves ${host}.`);
    return true;
  },
};

export const hostCommands = [listHostsCommand, addHostCommand, removeHostCommand];

function describe({ name, since }: { name: string; since: Date }): string {
  return `${name} since ${since.toISOString().slice(0, 10)}`;
}

/** @throws UsageError for a site that the network does not serve */
async function readHost(key: string, { db, config }: Pick<CommandContext, 'db' | 'config'>): Promise<HostKey> {
  const served = [...(await servedSites(db, config.sites)), creatorHost];
  if (served.includes(key)) return key;
  throw new UsageError(`There is no site “${key}”. Name one of ${served.join(', ')}.`);
}

/** Says what people notice of a new canonical name, besides the address. */
function consequencesOf(
  name: string,
  host: HostKey,
  { cookieDomain, domain }: Pick<CommandContext['config'], 'cookieDomain' | 'domain'>,
): string[] {
  const isShared = cookieDomain !== undefined && `.${name}`.endsWith(`.${cookieDomain.replace(/^\./, '')}`);
  if (host !== creatorHost)
    return cookieDomain === undefined || isShared
      ? []
      : [`${name} is outside of COOKIE_DOMAIN (${cookieDomain}). Signed-in writers see no “Edit post” there.`];
  return [
    `Everybody signs in again. Passkeys of ${usualName(creatorHost, domain)} and other former names do not work at ${name}.`,
    `With OpenID Connect, add https://${name}/api/vocal/auth/openid/callback to the client at the provider.`,
  ];
}
