import './federationRuntime.ts';
import { reportErrors } from './failure/reportErrors.ts';

/** Lets the browser paint and respond before the next step. */
async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs the steps one after the other, each in a separate task, so that the page responds between the steps. */
async function inTasks(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

reportErrors();

// The libraries are one file, but are evaluated in several tasks. Evaluating all of them at once blocked a slow phone
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
