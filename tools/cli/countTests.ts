/** Result of a step. `failures` has each failed test with the beginning of its message. */
export type Count = { passed: number; failed: number; failures?: readonly string[] };

/** The fields of Jest's `--json` file that are read here. */
export type JestResults = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

/** The fields of Playwright's JSON reporter that are read here. */
export type PlaywrightResults = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/** Maximum lines of a message at the end of a run. The whole message is in the output of the failed test. */
const maxMessageLines = 12;
const maxLineLength = 200;

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function beginningOf(message: string): string {
  const lines = message.replace(colors, '').split('\n').slice(0, maxMessageLines);
  return lines.map((line) => `    ${line.slice(0, maxLineLength)}`).join('\n');
}

/** Counts the tests of Jest. A skipped test counts as failed, because it shows nothing. */
export function countJestTests(results: JestResults): Count {
  const failures = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${beginningOf(message)}`] : [];
    return failed.map((test) => `${name} › ${test.fullName}\n${beginningOf(test.failureMessages?.[0] ?? '')}`);
  });
  const failed = Math.max(results.numFailedTests, results.numFailedTestSuites) + results.numPendingTests;
  return { passed: results.numPassedTests, failed, failures };
}

/** Counts the tests of Playwright. A skipped or flaky test counts as failed. */
export function countPlaywrightTests({ stats, suites }: PlaywrightResults): Count {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
  ];
  const failures = suites.flatMap(specsOf).flatMap((spec) => {
    const test = spec.tests.find(({ status }) => status !== 'expected');
    if (!test) return [];
    const message = test.results.find(({ error }) => error)?.error?.message ?? test.status;
    return [`${spec.file}:${spec.line} › ${spec.title}\n${beginningOf(message)}`];
  });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures };
}
