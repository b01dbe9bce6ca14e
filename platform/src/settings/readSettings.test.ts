import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from './readSettings.ts';

const schema = z.object({
  PORT: z.coerce.number().int().default(3000),
  PUBLIC_PORT: z.string().optional(),
  TOKEN: z.string().min(24, 'has at least 24 characters').optional(),
});

test('settings are read by their types, and other variables are left out', () => {
  expect(readSettings(schema, { PORT: '80', HOME: '/root' })).toEqual({ port: 80 });
});

test('an empty variable is missing, unless emptiness means something', () => {
  expect(readSettings(schema, { PORT: '', TOKEN: '', PUBLIC_PORT: '' })).toEqual({ port: 3000 });
  expect(readSettings(schema, { PUBLIC_PORT: '' }, ['PUBLIC_PORT'])).toEqual({ port: 3000, publicPort: '' });
});

test('the error names every invalid variable and reveals no value', () => {
  const read = () => readSettings(schema, { PORT: 'http', TOKEN: 'too-short-a-secret' });
  expect(read).toThrow(/^The environment is not valid\.\nPORT: .+\nTOKEN: has at least 24 characters$/);
  expect(read).not.toThrow(/too-short/);
});
