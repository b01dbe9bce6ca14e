import './federationRuntime.ts';
import { reportErrors } from './failure/reportErrors.ts';

/** Lets the browser paint and respond before the next step. */
async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs each step in a task of its own, one after the other, so that none keeps a reader waiting for long. */
async function inTasks(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

reportErrors();

// The libraries are one file over the wire, but are evaluated part by part. Evaluating all at once blocked a slow phone
// for a third of a second.
void inTasks([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/router'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/redux'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/styled'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared'),
  async () => {
    const { startHydration } = await import(/* webpackMode: "eager" */ './startHydration.tsx');
    await startHydration();
  },
]);
