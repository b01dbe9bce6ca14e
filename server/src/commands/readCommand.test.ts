import { describe, expect, test } from '@jest/globals';
import { readCommandLine, UsageError } from './readCommand.ts';

const read = (line: string, environment: NodeJS.ProcessEnv = {}) =>
  readCommandLine(line.split(' ').filter(Boolean), environment);

describe('the release command', () => {
  test.each([
    ['mf-post', { kind: 'release', part: 'mf-post', percent: undefined, accepted: [] }],
    ['mf-post --canary 10', { kind: 'release', part: 'mf-post', percent: 10, accepted: [] }],
    ['mf-post --accept content', { kind: 'release', part: 'mf-post', percent: undefined, accepted: ['content'] }],
    [
      'mf-post --stages 1,10,50,100 --every 2h',
      {
        ...{ kind: 'release', part: 'mf-post', percent: undefined, accepted: [] },
        plan: { stages: [1, 10, 50, 100], everyMinutes: 120 },
      },
    ],
    ['mf-post promote', { kind: 'move', part: 'mf-post', move: { kind: 'promote' } }],
    ['rollback shell', { kind: 'move', part: 'shell', move: { kind: 'rollback', version: null } }],
    ['mf-post rollback 0.1.0-x', { kind: 'move', part: 'mf-post', move: { kind: 'rollback', version: '0.1.0-x' } }],
    [
      'mf-post rollback --from 0.1.0-x',
      { kind: 'move', part: 'mf-post', move: { kind: 'rollback', version: null, from: '0.1.0-x' } },
    ],
    ['mf-post abort', { kind: 'move', part: 'mf-post', move: { kind: 'abort', version: null } }],
    ['abort mf-post 0.1.0-x', { kind: 'move', part: 'mf-post', move: { kind: 'abort', version: '0.1.0-x' } }],
    ['mf-post canary 50', { kind: 'move', part: 'mf-post', move: { kind: 'canary', percent: 50, version: null } }],
    ['mf-post live 0.1.0-x', { kind: 'move', part: 'mf-post', move: { kind: 'live', version: '0.1.0-x' } }],
    ['status --json', { kind: 'status' }],
    ['log', { kind: 'log', count: 20 }],
    ['log 5', { kind: 'log', count: 5 }],
    ['token add post mf-post shell', { kind: 'token add', name: 'post', parts: ['mf-post', 'shell'] }],
    ['token revoke post', { kind: 'token revoke', name: 'post' }],
    ['retire', { kind: 'retire' }],
    ['repair', { kind: 'repair' }],
  ])('understands “%s”', (line, command) => {
    expect(read(line).command).toEqual(command);
  });

  test.each([
    '',
    'mf-other',
    'mf-post explode',
    'mf-post --stages 1,10,100',
    'mf-post --every 10m',
    'mf-post --stages 1,10 --every 10m',
    'mf-post --stages 10,1,100 --every 10m',
    'mf-post --stages 1,ten,100 --every 10m',
    'mf-post --stages 1,100 --every soon',
    'mf-post --stages 1,100 --every 10m --canary 5',
    'mf-post --accept modules',
    'mf-post rollback --accept content',
    'mf-post --canary 0',
    'mf-post --canary 100',
    'mf-post --canary ten',
    'mf-post rollback --canary 10',
    'mf-post rollback 0.1.0-x now',
    'mf-post live',
    'mf-post promote --from 0.1.0-x',
    'status --from 0.1.0-x',
    'status --canary 10',
    'log -3',
    'log many',
    'token add post',
    'token add post mf-other',
    'token',
    'mf-post --force',
    'mf-post --to https://example.com',
    'mf-post --to example.com --token x',
  ])('rejects “%s”', (line) => {
    expect(() => read(line)).toThrow(UsageError);
  });

  test('works on another machine by option or environment', () => {
    expect(read('status').to).toBeNull();
    expect(read('status --to https://example.com/ --token x').to).toEqual({
      origin: 'https://example.com',
      token: 'x',
    });
    expect(read('status', { RELEASE_URL: 'http://127.0.0.1:3000', RELEASE_TOKEN: 'y' }).to).toEqual({
      origin: 'http://127.0.0.1:3000',
      token: 'y',
    });
  });
});
