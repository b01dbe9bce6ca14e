import type { Command } from '../frame/Command.ts';
import { removeDemo } from './removeDemo.ts';

export const removeDemoCommand: Command = {
  name: 'demo remove',
  arguments: [],
  options: { yes: { type: 'boolean' } },
  summary: 'Shows what the demo network has filled in and nobody has changed; with --yes it removes that.',
  async run({ db, now, print }, { options }) {
    const isDryRun = options.yes !== true;
    const { posts, sections, promos, people, kept } = await removeDemo(db, { now, isDryRun });
    for (const one of kept) print(`Stays, since somebody has changed or used it: ${one}.`);
    const removed = `${posts} posts, ${sections} sections, ${promos} promos and ${people} accounts`;
    print(isDryRun ? `Would remove ${removed}. Nothing was changed: add --yes.` : `Removed ${removed}.`);
    return true;
  },
};
