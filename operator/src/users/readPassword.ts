import type { Readable } from 'node:stream';
import { UsageError } from '../frame/parseCommand.ts';

const mostBytes = 1_000;

/** The first line of the input. @throws UsageError for an input that is no password */
export async function readPassword(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > mostBytes) throw new UsageError('The standard input is no password: it is too long.');
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}
