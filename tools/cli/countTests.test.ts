import { describe, expect, it } from '@jest/globals';
import { countJestTests, countPlaywrightTests } from './countTests.ts';

const jestTest = (status: string, fullName: string, message?: string) => ({
  status,
  fullName,
  failureMessages: message === undefined ? null : [message],
});

describe('countJestTests', () => {
  it('lists failed tests with their file and message', () => {
    const count = countJestTests({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numPendingTests: 1,
      testResults: [
        {
          name: 'api/src/a.test.ts',
          status: 'failed',
          message: 'whole report',
          assertionResults: [jestTest('passed', 'a saves'), jestTest('failed', 'a refuses', 'expected 409, got 200')],
        },
      ],
    });
    expect(count).toEqual({
      passed: 1,
      failed: 2,
      failures: ['api/src/a.test.ts › a refuses\n    expected 409, got 200'],
    });
  });

  it('lists a file that could not be loaded', () => {
    const count = countJestTests({
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      numPendingTests: 0,
      testResults: [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }],
    });
    expect(count).toEqual({ passed: 0, failed: 1, failures: ['b.test.ts\n    Cannot find module'] });
  });
});

describe('countPlaywrightTests', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'tests/post.spec.ts',
    line: 7,
    ok: status === 'expected',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });

  it('lists failed tests of nested suites, without colors', () => {
    const count = countPlaywrightTests({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            { specs: [spec('closes', 'unexpected', '\u001b[31mtimed out\u001b[39m'), spec('waits', 'skipped')] },
          ],
        },
      ],
    });
    expect(count).toEqual({
      passed: 1,
      failed: 2,
      failures: ['tests/post.spec.ts:7 › closes\n    timed out', 'tests/post.spec.ts:7 › waits\n    skipped'],
    });
  });

  it('shortens long messages', () => {
    const message = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    const count = countPlaywrightTests({
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ specs: [spec('prints', 'unexpected', message)] }],
    });
    expect(count.failures?.[0]).toContain('line 11');
    expect(count.failures?.[0]).not.toContain('line 12');
  });
});
