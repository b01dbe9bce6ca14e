import type { Command } from '../frame/Command.ts';
import { removeDemo } from './removeDemo.ts';

export const removeDemoCommand: Command = {
  name: 'demo remove',
  arguments: [],
  options: { yes: { type: 'boolean' } },
  summary: 'Shows the unchanged demo content. With --yes, removes it.',
  async run({ db, now, print }, { options }) {
    const isDryRun = options.yes !== true;
    const { posts, sections, promos, people, remaining } = await removeDemo(db, { now, isDryRun });
    for (const item of remaining) print(`Remains because it was changed or used: ${item}.`);
    const removed = `${posts} posts, ${sections} sections, ${promos} promos and ${people} accounts`;
    print(isDryRun ? `Would remove ${removed}. Nothing was changed: add --yes.` : `Removed ${removed}.`);
    return true;
  },
};
