import { expect, it, jest } from '@jest/globals';

it('recognizes an instance of another copy of ApiError, and no other error', async () => {
  const shared = await import('./transport.ts');
  jest.resetModules();
  const bundled = await import('./transport.ts');
  expect(bundled.ApiError).not.toBe(shared.ApiError);
  const error = new bundled.ApiError('Signed out', 401);
  expect(error instanceof shared.ApiError).toBe(true);
  expect(new shared.ApiError('Signed out', 401) instanceof bundled.ApiError).toBe(true);
  expect(new Error('Signed out') instanceof shared.ApiError).toBe(false);
  expect({ name: 'ApiError', status: 401 } instanceof shared.ApiError).toBe(false);
});
