import { describe, expect, test } from '@jest/globals';
import { readDevCommand } from './readDevCommand.ts';

const read = (line: string, environment: NodeJS.ProcessEnv = {}) => readDevCommand(line.split(' '), environment);

describe('the dev command', () => {
  test('starts its own network, or uses a running one with a token', () => {
    expect(read('mf-post')).toEqual({ part: 'mf-post', on: null });
    expect(read('mf-post --on https://beat.example.com/ --token x')).toEqual({
      part: 'mf-post',
      on: { origin: 'https://beat.example.com', token: 'x' },
    });
    expect(read('shell --on http://localhost:3000', { RELEASE_TOKEN: 'y' }).on?.token).toBe('y');
  });

  test('restarts one of the two programs on changes', () => {
    expect(read('api')).toEqual({ part: 'api', on: null });
    expect(read('server')).toEqual({ part: 'server', on: null });
    expect(() => read('api mf-post')).toThrow('Say which part');
  });

  test('opens the catalogue, which needs no network', () => {
    expect(read('catalogue')).toEqual({ part: 'catalogue', on: null });
    expect(() => read('catalogue --on https://beat.example.com --token x')).toThrow('Say which part');
  });

  test.each([
    ['mf-other', 'Say which part'],
    ['mf-post mf-reader', 'Say which part'],
    ['mf-post --on beat.example.com --token x', 'https://host'],
    ['mf-post --on https://beat.example.com/a-post --token x', 'https://host'],
    ['mf-post --on https://beat.example.com', 'needs a token'],
  ])('does not understand “%s”', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});
