/** They are the release gate's too, and the shell imports nothing of the scripts. */
export { budgets } from '@marquee/releases/gate/budgets.ts';
