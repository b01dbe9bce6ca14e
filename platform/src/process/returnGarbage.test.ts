import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { returnGarbage } from './returnGarbage.ts';

test('collects unreferenced objects without exposing gc to other code', () => {
  const gone = new WeakRef({ text: 'x'.repeat(1_000) });
  const collected = new Promise<void>((resolve) => setImmediate(resolve)).then(() => returnGarbage());
  return collected.then(() => {
    expect(gone.deref()).toBeUndefined();
    expect(runInNewContext('typeof gc')).toBe('undefined');
  });
});
