import { describe, expect, test } from '@jest/globals';
import { serverContractProblem } from './serverContract.ts';

const shell = { name: 'shell', version: '1.0.0-0123456789' } as const;

describe('the version of the server contract that a shell keeps to', () => {
  test('is understood by its first number', () => {
    expect(serverContractProblem({ ...shell, serverContract: '1.7' }, [1])).toBeNull();
    expect(serverContractProblem({ ...shell, serverContract: '2.0' }, [1, 2])).toBeNull();
  });

  test('is 1 for a release of before it was recorded', () => {
    expect(serverContractProblem(shell, [1])).toBeNull();
    expect(serverContractProblem(shell, [2])).toContain('keeps to version 1.0');
  });

  test('is named with those that the server understands when it is another', () => {
    expect(serverContractProblem({ ...shell, serverContract: '3.1' }, [1, 2])).toBe(
      'shell@1.0.0-0123456789 keeps to version 3.1 of the server contract; this server understands 1.x, 2.x.',
    );
  });
});
