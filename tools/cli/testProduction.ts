import { runProductionSteps } from './runProductionSteps.ts';
import { TestSteps } from './TestSteps.ts';

/** `npm run test:production` runs the database tests on PostgreSQL 15, and the documented procedures in the production topology. */
const steps = new TestSteps();
await runProductionSteps(steps);
steps.finish();
