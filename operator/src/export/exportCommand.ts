import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Command } from '../frame/Command.ts';
import { findSite } from '../sites/findSite.ts';
import { exportSite } from './exportSite.ts';

export const exportCommand: Command = {
  name: 'export',
  arguments: ['site', 'file'],
  options: {},
  summary:
    "Writes a site's posts as Markdown, with their pictures and files, its stories and its picture library, into a new zip file.",
  async run({ config, db, now, print }, { arguments: { site: named = '', file = '' } }) {
    const site = await findSite(db, 'The site', named);
    const originals = await openOriginals(config);
    const made = await exportSite({ db, originals }, site, resolve(file), now);
    const { posts, pictures, files, stories, library, missing } = made;
    print(`${file} has ${posts} posts of ${site}, ${pictures} pictures and ${files} files.`);
    if (stories + library > 0) print(`  It also has ${stories} stories and ${library} pictures of the library.`);
    for (const { kind, publicId, namedBy } of missing) print(`  The ${kind} ${publicId} of ${namedBy} is not stored.`);
    return missing.length === 0;
  },
};
