import { expect, test } from '@jest/globals';
import { commands } from './commands.ts';
import type { Command } from './frame/Command.ts';
import { helpText, parseCommand, UsageError } from './frame/parseCommand.ts';

const command: Command = {
  name: 'post move',
  arguments: ['key', '[site]'],
  options: { quietly: { type: 'boolean' }, to: { type: 'string' } },
  summary: 'Moves a post.',
  run: async () => true,
};
const parse = (line: string) => parseCommand([command], line.split(' ').filter(Boolean));

test('parses the command, arguments and options', () => {
  expect(parse('post move a-key beat --quietly --to=top')).toEqual({
    command,
    input: { arguments: { key: 'a-key', site: 'beat' }, options: { quietly: true, to: 'top' } },
  });
  expect(parse('post move a-key')?.input.arguments).toEqual({ key: 'a-key' });
});

test('prefers a command of two words to an argument', () => {
  const short: Command = { ...command, name: 'post', arguments: ['[file]'] };
  expect(parseCommand([short, command], ['post', 'move', 'a'])?.command).toBe(command);
  expect(parseCommand([short, command], ['post', 'other'])?.command).toBe(short);
});

test.each([
  ['post', 'Unknown command “post”'],
  ['post remove a', 'Unknown command “post remove”'],
  ['post move', 'post move <key> [site] [--quietly] [--to …]: <key> is missing.'],
  ['post move a b c', 'unexpected argument “c”.'],
  ['post move a --loudly', '--loudly'],
  ['post move a --to', '--to'],
])('refuses “%s” with the reason', (line, reason) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(reason);
});

test('shows help without a command and lists each command', () => {
  for (const line of ['', 'help', 'post move --help']) expect(parse(line)).toBeUndefined();
  for (const { name, summary } of commands) {
    expect(helpText(commands)).toContain(name);
    expect(summary).toMatch(/\.$/);
  }
});
