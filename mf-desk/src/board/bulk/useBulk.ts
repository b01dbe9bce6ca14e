import { usePageConfig } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { ownTimeZone } from '@marquee/vocal-kit/time/timeInZone.ts';
import { zoneOfSite } from '@marquee/vocal-kit/time/zoneOfSite.ts';
import { useContext, useState } from 'react';
import { BoardApiContext } from '../BoardApiContext.ts';
import { type BulkOutcome, type BulkStep, takeBulkStep } from './bulkSteps.ts';

/** Outcome of a bulk step for one post. */
export type BulkResult = BulkOutcome & { post: BoardPost };

/** The progress or the report of a step for several posts. */
export type BulkReport = { results: readonly BulkResult[]; total: number };

/** A post with its own step. */
type Task = { post: BoardPost; step: BulkStep };

/** The selection of posts, and steps for them. Posts that a step did not change stay selected. */
export function useBulk(onDone: () => void) {
  const api = useContext(BoardApiContext);
  const { sites } = usePageConfig();
  const [selected, setSelected] = useState<readonly BoardPost[]>([]);
  const [report, setReport] = useState<BulkReport | null>(null);
  const isBusy = report !== null && report.results.length < report.total;

  function select(posts: readonly BoardPost[], isSelected: boolean): void {
    const others = selected.filter(({ id }) => !posts.some((post) => post.id === id));
    setSelected(isSelected ? [...others, ...posts] : others);
  }

  /** Takes the step for one post after the other, so that a limit of the api stops none of them. */
  async function run(tasks: readonly Task[], canUndo: boolean): Promise<void> {
    const results: BulkResult[] = [];
    setReport({ results: [], total: tasks.length });
    for (const { post, step } of tasks) {
      const { fault, undo } = await takeBulkStep(api, step, post, (site) =>
        site ? zoneOfSite(sites, site) : ownTimeZone(),
      );
      results.push({ post, fault, undo: canUndo ? undo : null });
      setReport({ results: [...results], total: tasks.length });
    }
    setSelected(results.filter(({ fault }) => fault !== null).map(({ post }) => post));
    onDone();
  }

  /** @param posts the selected posts as they were last read */
  function take(step: BulkStep, posts: readonly BoardPost[]): void {
    const tasks = posts.map((post) => ({ post, step }));
    void run(tasks, true);
  }

  /** Takes the steps back that the report can undo. @param posts the posts as they were last read */
  function undo(posts: readonly BoardPost[]): void {
    const tasks = (report?.results ?? []).flatMap(({ post, undo: step }) =>
      step === null ? [] : [{ step, post: posts.find(({ id }) => id === post.id) ?? post }],
    );
    void run(tasks, false);
  }

  return { selected, select, take, undo, report, isBusy, closeReport: () => setReport(null) };
}
