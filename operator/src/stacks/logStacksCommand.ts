import { open } from 'node:fs/promises';
import type { LocalCommand } from '../frame/Command.ts';
import { SourcePlaces } from './SourcePlaces.ts';

export const logStacksCommand: LocalCommand = {
  name: 'log stacks',
  isLocal: true,
  arguments: ['file'],
  options: {},
  summary: 'Prints a log of api or server, with files and lines of the sources in its stacks.',
  async run({ print }, { arguments: { file = '' } }) {
    const places = new SourcePlaces();
    const log = await open(file);
    for await (const line of log.readLines()) print(await places.name(line));
    return true;
  },
};
