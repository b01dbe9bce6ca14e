import { ensureDebianPackages } from '../network/production/ensureDebianPackages.ts';
import { checkCommands } from './checks/checkCommands.ts';
import { testsWithDatabase } from './databaseTests.ts';
import { runJourneys } from './runPlaywright.ts';
import { asCount, runJest, type TestSteps } from './TestSteps.ts';
import { withPostgres15 } from './withPostgres15.ts';

/** Runs the database tests on PostgreSQL 15, and the documented procedures in the production topology. */
export async function runProductionSteps(steps: TestSteps): Promise<void> {
  await steps.run('Packages of Debian', async () => {
    ensureDebianPackages();
    return asCount(true);
  });
  await steps.run('Database tests on 15', () =>
    withPostgres15((environment) => runJest('jest-15.json', testsWithDatabase, environment)),
  );
  await steps.run('Journeys', () => runJourneys());
  await steps.run('Commands of documents', checkCommands);
}
