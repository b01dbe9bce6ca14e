import { readFile, stat, writeFile } from 'node:fs/promises';
import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Database } from '@marquee/api/acts/database.ts';
import {
  countFormerAddresses,
  importRedirectFile,
  listFormerAddresses,
  removeFormerAddresses,
} from '@marquee/api/acts/redirects.ts';
import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { formerAddressLimits, type ListedFormerAddress, type SiteKey } from '@marquee/shared/domain';
import type { Command } from '../frame/Command.ts';
import { commandActor } from '../frame/commandActor.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { siteOption } from '../frame/siteOption.ts';
import { csvLine } from './csvLine.ts';

const site = { type: 'string' } as const;
const pageLength = 1_000;
/** Maximum lines that `redirects list` prints. */
const shownLines = 200;

const importCommand: Command = {
  name: 'redirects import',
  arguments: ['file'],
  options: { site, 'allow-other-hosts': { type: 'boolean' } },
  summary: 'Writes the redirects of a CSV file with the columns “from” and “to”, all or none.',
  run: async ({ db, now, print }, { arguments: { file = '' }, options }) => {
    const csv = await readText(file);
    try {
      const { added, changed, unchanged } = await importRedirectFile(db, {
        ...{ site: siteOption(options), csv, allowOtherHosts: options['allow-other-hosts'] === true },
        ...{ actorId: null, at: now, reason: commandActor() },
      });
      print(`${added} redirects were added, ${changed} were changed, ${unchanged} stayed the same.`);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      for (const { message } of error.errors ?? []) print(message);
      print(`✖ ${error.message}`);
      return false;
    }
  },
};

const exportCommand: Command = {
  name: 'redirects export',
  arguments: ['file'],
  options: { site },
  summary: 'Writes all redirects of a site to a CSV file.',
  run: async ({ db, print }, { arguments: { file = '' }, options }) => {
    const lines = ['from,to,source'];
    for await (const { from, to, source } of redirectsOf(db, siteOption(options)))
      lines.push(csvLine([from, to ?? '', source]));
    await writeFile(file, `${lines.join('\n')}\n`);
    print(`${lines.length - 1} redirects were written to ${file}.`);
    return true;
  },
};

const listCommand: Command = {
  name: 'redirects list',
  arguments: ['[text]'],
  options: { site },
  summary: 'Lists redirects of a site whose former address contains a text.',
  run: async ({ db, print }, { arguments: { text = '' }, options }) => {
    const of = siteOption(options);
    const rows = await listFormerAddresses(db, of, { q: text, limit: shownLines });
    for (const { from, to, source } of rows) print(`${from} → ${to ?? 'nowhere now'} (${source})`);
    print(`${rows.length} of ${await countFormerAddresses(db, of)} redirects.`);
    return true;
  },
};

const removeCommand: Command = {
  name: 'redirects remove',
  arguments: ['address'],
  options: { site },
  summary: 'Removes the redirect of a former address, such as /2014/03/a-post.',
  run: async ({ db, now, print }, { arguments: { address = '' }, options }) => {
    const of = siteOption(options);
    const form = formerAddress(address);
    const removed = form === null ? [] : await removeWithAudit(db, of, form, now);
    print(removed.length > 0 ? `The redirect of ${form} was removed.` : `✖ ${address} has no redirect.`);
    return removed.length > 0;
  },
};

/** Commands for the addresses that sites had before they moved here. */
export const redirectCommands: readonly Command[] = [importCommand, exportCommand, listCommand, removeCommand];

async function readText(file: string): Promise<string> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) throw new UsageError(`${file} cannot be read. Name a CSV file.`);
  if (facts.size > formerAddressLimits.fileBytes)
    throw new UsageError(`${file} has ${facts.size} bytes. The maximum is ${formerAddressLimits.fileBytes}.`);
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UsageError(`${file} has another encoding. Save it in UTF-8.`, { cause });
  }
}

async function* redirectsOf(db: Database, of: SiteKey): AsyncGenerator<ListedFormerAddress> {
  for (let after = ''; ; ) {
    const rows = await listFormerAddresses(db, of, { after, limit: pageLength });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) return;
    after = last.from;
  }
}

function removeWithAudit(db: Database, of: SiteKey, address: string, at: Date): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const removed = await removeFormerAddresses(transaction, of, [address]);
    if (removed.length > 0)
      await recordAudit(transaction, {
        ...{ at, actorId: null, action: 'remove', subject: 'redirect', subjectId: 'formerAddresses', site: of },
        ...{ before: { removed: 1, addresses: removed }, reason: commandActor() },
      });
    return removed;
  });
}
