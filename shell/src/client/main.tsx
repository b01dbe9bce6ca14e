import './federationRuntime.ts';
import { reportErrors } from './failure/reportErrors.ts';
import { inTasks } from './inTasks.ts';

reportErrors();

// One file over the wire, but evaluated part by part: all at once kept a slow phone busy for a third of a second.
void inTasks([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/router'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/redux'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared/styled'),
  () => import(/* webpackMode: "eager" */ '@marquee/shared'),
  async () => {
    const { startHydration } = await import(/* webpackMode: "eager" */ './startHydration.tsx');
    await startHydration(document, window);
  },
]);
