import type { Config } from '@marquee/api/acts/settings.ts';
import { sql } from '@marquee/api/acts/tables.ts';
import type { Command, CommandInput } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { createSite } from './createSite.ts';
import { paletteNames } from './look/palettes.ts';
import { removeSite, textOfContent } from './removeSite.ts';
import { usualName } from './usualName.ts';

/** Typefaces of a site that chooses none. */
const usualFonts = { headline: '@fontsource-variable/fraunces', body: '@fontsource-variable/source-sans-3' };

const newSiteCommand: Command = {
  name: 'site new',
  arguments: ['key'],
  options: {
    ...{ name: { type: 'string' }, subject: { type: 'string' }, zone: { type: 'string' } },
    ...{ description: { type: 'string' }, brand: { type: 'string' }, adults: { type: 'boolean' } },
    ...{ palette: { type: 'string' }, headline: { type: 'string' }, body: { type: 'string' } },
    ...{ logo: { type: 'string' }, icon: { type: 'string' } },
  },
  summary: `Creates a site of data, which is live within seconds. --name, --subject (“slow food”) and --zone (“Europe/Rome”) are needed. Palettes: ${paletteNames.join(', ')}. --headline and --body are packages of Fontsource, --logo and --icon SVG files.`,
  async run({ config, db, now, print }, { arguments: { key = '' }, options }) {
    const startedAt = performance.now();
    const name = textOf(options, 'name');
    const subject = textOf(options, 'subject');
    const created = await createSite(
      db,
      {
        ...{ key, name, subject, timeZone: textOf(options, 'zone') },
        description: textOf(options, 'description', `Everything about ${subject}`),
        brand: textOf(options, 'brand', name),
        isForAdults: options.adults === true,
        look: {
          palette: textOf(options, 'palette', 'ink'),
          headline: textOf(options, 'headline', usualFonts.headline),
          body: textOf(options, 'body', usualFonts.body),
          logo: pathOf(options, 'logo'),
          icon: pathOf(options, 'icon'),
        },
      },
      { domain: config.domain, now },
    );
    print(
      `${name} is at ${addressOf(created, config)}. Created in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`,
    );
    print(`Give people roles for it: user promote <email> --role editor --sites ${created}`);
    return true;
  },
};

const listSitesCommand: Command = {
  name: 'site list',
  arguments: [],
  options: {},
  summary: 'Lists the sites: key, name, address, time zone, home (code or data) and published posts.',
  async run({ config, db, print }) {
    const { rows } = await db.execute<ListedSite>(sql`
      select key, name, time_zone, home, (select name from site_hosts h where h.host = s.key and kind = 'canonical'
          and domain = ${config.domain}) as own,
        (select count(*)::int from posts p where p.site = s.key and status = 'published') as posts
      from sites s order by position nulls last, key`);
    const table = [
      ['KEY', 'NAME', 'ADDRESS', 'TIME ZONE', 'HOME', 'POSTS'],
      ...rows.map((row) => [
        row.key,
        row.name,
        addressOf(row.key, config, row.own),
        row.time_zone,
        row.home,
        `${row.posts}`,
      ]),
    ];
    const widths = table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? [];
    for (const cells of table)
      print(
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    return true;
  },
};

type ListedSite = { key: string; name: string; time_zone: string; home: string; own: string | null; posts: number };

const removeSiteCommand: Command = {
  name: 'site remove',
  arguments: ['key'],
  options: { 'keep-content': { type: 'boolean' } },
  summary:
    'Removes a site of data. Refuses while it has posts, stories or pictures. With --keep-content, they stay in the database, and a site with the same key shows them again.',
  async run({ config, db, now, print }, { arguments: { key = '' }, options }) {
    const content = await removeSite(db, key, { now, keepsContent: options['keep-content'] === true, config });
    print(`${key} is removed.`);
    if (Object.values(content).some((count) => count > 0)) print(`Kept ${textOfContent(content)}.`);
    return true;
  },
};

export const siteCommands = [newSiteCommand, listSitesCommand, removeSiteCommand];

/** @throws UsageError for a missing option without a default */
function textOf(options: CommandInput['options'], name: string, usual?: string): string {
  const given = options[name] ?? usual;
  if (typeof given === 'string') return given.trim();
  throw new UsageError(`--${name} is missing. See --help.`);
}

function pathOf(options: CommandInput['options'], name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

/** Returns the address of a site, with the protocol and the port of Vocal's. @param own canonical host name of its own */
function addressOf(
  key: string,
  { usualCreatorOrigin, domain }: Pick<Config, 'usualCreatorOrigin' | 'domain'>,
  own?: string | null,
): string {
  const address = new URL(usualCreatorOrigin);
  address.hostname = own ?? usualName(key, domain);
  return address.origin;
}
