import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

/** File with the documented commands that the journeys ran, one JSON string a line. */
export const commandRecord = path.join(repositoryRoot, 'e2e/test-results/commands/commands.jsonl');
