import type { BoardPost } from '@marquee/shared/domain';
import { useContext, useState } from 'react';
import { BoardApiContext } from '../BoardApiContext.ts';
import { type BulkStep, takeBulkStep } from './bulkSteps.ts';

/** Outcome of a bulk step for one post. `fault` is the reason why the post was not changed. */
export type BulkResult = { post: BoardPost; fault: string | null };

/** The progress or the report of a step for several posts. */
export type BulkReport = { results: readonly BulkResult[]; total: number };

/** The selection of posts, and steps for them. Posts that a step did not change stay selected. */
export function useBulk(onDone: () => void) {
  const api = useContext(BoardApiContext);
  const [selected, setSelected] = useState<readonly BoardPost[]>([]);
  const [report, setReport] = useState<BulkReport | null>(null);
  const isBusy = report !== null && report.results.length < report.total;

  function select(posts: readonly BoardPost[], isSelected: boolean): void {
    const others = selected.filter(({ id }) => !posts.some((post) => post.id === id));
    setSelected(isSelected ? [...others, ...posts] : others);
  }

  /**
   * Takes the step for one post after the other, so that a limit of the api stops none of them.
   * @param posts the selected posts as they were last read
   */
  async function take(step: BulkStep, posts: readonly BoardPost[]): Promise<void> {
    const results: BulkResult[] = [];
    setReport({ results: [], total: posts.length });
    for (const post of posts) {
      results.push({ post, fault: await takeBulkStep(api, step, post) });
      setReport({ results: [...results], total: posts.length });
    }
    setSelected(results.filter(({ fault }) => fault !== null).map(({ post }) => post));
    onDone();
  }

  return { selected, select, take, report, isBusy, closeReport: () => setReport(null) };
}
