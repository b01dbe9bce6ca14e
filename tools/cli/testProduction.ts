import { runProductionSteps } from './runProductionSteps.ts';
import { TestSteps } from './TestSteps.ts';

/** `npm run test:production`: the second half of `npm test`. */
const steps = new TestSteps();
await runProductionSteps(steps);
steps.finish();
