import { isWholeSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { AwaitPrepared } from '@marquee/releases/service/ReleaseService.ts';
import type { NodeStatuses } from './NodeStatus.ts';

/** Maximum wait for all nodes, in milliseconds. After that the release goes live anyway, and late nodes follow. */
const maxMs = 90_000;
const pauseMs = 50;

/**
 * Waits for the nodes that report preparations. Nodes with older server code are not waited for: they report no preparations, or prepare a
 * set without a new part.
 */
export function createAwaitPrepared(
  statuses: Pick<NodeStatuses, 'read'>,
  { now, wait }: { now: () => number; wait: (ms: number) => Promise<void> } = { now: Date.now, wait: waitMs },
): AwaitPrepared {
  return async ({ set, since }) => {
    const name = releaseSetName(set);
    const deadline = now() + maxMs;
    for (;;) {
      const nodes = (await statuses.read(now())).filter(
        ({ prepared, set: served }) => prepared !== undefined && (served === null || isWholeSet(served)),
      );
      const told = nodes.flatMap(({ node, prepared }) =>
        prepared?.set === name && prepared.since === since ? [{ node, ...prepared }] : [],
      );
      const problems = told.flatMap(({ node, problem }) => (problem === null ? [] : [`${node}: ${problem}`]));
      if (problems.length > 0 || told.length === nodes.length || now() > deadline)
        return { ready: told.length - problems.length, problems };
      await wait(pauseMs);
    }
  };
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
