import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { AwaitPrepared } from '@marquee/releases/service/ReleaseService.ts';
import type { NodeStatuses } from './NodeStatus.ts';

/** Longest wait for all nodes. After it, the release goes live all the same, and late nodes follow. */
const longestMs = 90_000;
const pauseMs = 50;

/** Waits for the nodes that report. Those of an older version of the server, which do not tell, are not waited for. */
export function createAwaitPrepared(
  statuses: Pick<NodeStatuses, 'read'>,
  { now, wait }: { now: () => number; wait: (ms: number) => Promise<void> } = { now: Date.now, wait: waitMs },
): AwaitPrepared {
  return async ({ set, since }) => {
    const name = releaseSetName(set);
    const deadline = now() + longestMs;
    for (;;) {
      const nodes = (await statuses.read(now())).filter(({ prepared }) => prepared !== undefined);
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
