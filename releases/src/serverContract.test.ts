import { describe, expect, test } from '@jest/globals';
import { serverContractProblem } from './serverContract.ts';

const shell = { name: 'shell', version: '1.0.0-0123456789' } as const;

describe("the version of a shell's server contract", () => {
  test('is compared by its first number', () => {
    expect(serverContractProblem({ ...shell, serverContract: '1.7' }, [1])).toBeNull();
    expect(serverContractProblem({ ...shell, serverContract: '2.0' }, [1, 2])).toBeNull();
  });

  test('is 1 for a release that records none', () => {
    expect(serverContractProblem(shell, [1])).toBeNull();
    expect(serverContractProblem(shell, [2])).toContain('keeps to version 1.0');
  });

  test('is named with the supported ones when it is not supported', () => {
    expect(serverContractProblem({ ...shell, serverContract: '3.1' }, [1, 2])).toBe(
      'shell@1.0.0-0123456789 keeps to version 3.1 of the server contract; this server understands 1.x, 2.x.',
    );
  });
});
