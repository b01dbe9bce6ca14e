import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { handleError } from './handleError.ts';

const cause = new Error('down');

describe('the global error handler', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('passes the failure and its cause to the handler of the platform', () => {
    const reported: unknown[] = [];
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
    handleError('Impression creation failed', cause);
    expect(reported).toEqual([new Error('Impression creation failed')]);
    expect(reported[0]).toHaveProperty('cause', cause);
  });

  it('logs both without such a handler', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    handleError('Impression creation failed', cause);
    expect(log.mock.calls).toEqual([[expect.objectContaining({ message: 'Impression creation failed', cause })]]);
  });
});
