import path from 'node:path';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { ensureChromium } from '../network/ensureChromium.ts';
import { checkBudgets } from './checks/checkBudgets.ts';
import { checkDocs } from './checks/checkDocs.ts';
import { checkFolders } from './checks/checkFolders.ts';
import { checkSpecCoverage } from './checks/checkSpecCoverage.ts';
import { testsWithoutDatabase } from './databaseTests.ts';
import { runPlaywright } from './runPlaywright.ts';
import { runProductionSteps } from './runProductionSteps.ts';
import { asCount, runJest, runProgram, TestSteps } from './TestSteps.ts';

/**
 * `npm test` runs all tests and checks, the fastest first. The last line has the sums. The database tests run on PostgreSQL 15.
 * `npm test -- --without-production` also works on systems other than Debian, and without root. It runs the database
 * tests on the embedded server.
 */

const bin = (name: string) => path.join(repositoryRoot, 'node_modules/.bin', name);
const steps = new TestSteps();
const hasProduction = !process.argv.includes('--without-production');

await steps.run('Chromium', async () => {
  console.log(ensureChromium());
  return asCount(true);
});
await steps.run('Types', async () => asCount(await runProgram(bin('tsc'), ['-b'])));
await steps.run('Lint and format', async () => asCount(await runProgram(bin('biome'), ['ci', '.'])));
await steps.run('Direction of folders', checkFolders);
await steps.run('Spec coverage', checkSpecCoverage);
await steps.run('Documents', checkDocs);
await steps.run('Unit and api tests', async () =>
  runJest('jest.json', hasProduction ? await testsWithoutDatabase() : []),
);
await steps.run('Build and budgets', checkBudgets);
await steps.run('Browser tests', () => runPlaywright('playwright', 'results.json'));
if (hasProduction) await runProductionSteps(steps);
steps.finish();
