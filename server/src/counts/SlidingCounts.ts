import { partNames } from '@marquee/releases/partNames.ts';
import type { Counted, PageError } from './Counted.ts';
import { bucketMs, type CountStep, newStep, ownedKey } from './CountStep.ts';
import type { LastReport } from './LastReport.ts';
import { PageContents } from './PageContents.ts';
import { ReportLimits } from './ReportLimits.ts';
import { VisitorSketch } from './VisitorSketch.ts';

export const windowMs = 300_000;
const maxReports = 50;

type Step = CountStep & { visitors: Map<string, VisitorSketch> };

/** Attributes an error to one of its suspects. Null if none is a release that this node knows. */
export type Attribute = (suspects: readonly string[]) => string | null;

/** Counts of this node for the last five minutes, in steps of ten seconds. Kept in memory, without client addresses. */
export class SlidingCounts {
  readonly #now: () => number;
  #steps: Step[] = [];
  #reports: LastReport[] = [];
  readonly #limits: ReportLimits;
  readonly #contents = new PageContents();

  constructor(now: () => number) {
    this.#now = now;
    this.#limits = new ReportLimits(windowMs, now);
  }

  add(counted: Counted, attribute: Attribute): void {
    const { set, pages, rendered, contents, heapBytes, visitors, errors } = counted;
    const step = this.#step();
    if (pages > 0) step.pages[set] = (step.pages[set] ?? 0) + pages;
    for (const owner of partNames) {
      const { renders, renderMs } = rendered[owner] ?? { renders: 0, renderMs: 0 };
      if (renders === 0) continue;
      const key = ownedKey(owner, set);
      step.renders[key] = (step.renders[key] ?? 0) + renders;
      step.renderMs[key] = (step.renderMs[key] ?? 0) + Math.round(renderMs);
    }
    for (const facts of contents) {
      const hasLost = this.#contents.hasLost(set, facts);
      if (hasLost === null) continue;
      const key = ownedKey(facts.owner, set);
      step.compared[key] = (step.compared[key] ?? 0) + 1;
      if (hasLost) step.emptied[key] = (step.emptied[key] ?? 0) + 1;
    }
    if (heapBytes !== null) step.heapBytes[set] = Math.max(step.heapBytes[set] ?? 0, heapBytes);
    if (visitors) {
      const known = step.visitors.get(set) ?? VisitorSketch.empty();
      known.addAll(VisitorSketch.from(visitors));
      step.visitors.set(set, known);
    }
    for (const error of errors) this.#addError(step, error, attribute);
  }

  /** The steps of the window, the oldest first. */
  steps(): CountStep[] {
    this.#forget();
    return this.#steps.map(({ visitors: _visitors, ...step }) => step);
  }

  /** Returns the approximate number of visitors of each set. */
  sessions(): Record<string, number> {
    this.#forget();
    const all = new Map<string, VisitorSketch>();
    for (const { visitors } of this.#steps) {
      for (const [set, sketch] of visitors) {
        const sum = all.get(set) ?? VisitorSketch.empty();
        sum.addAll(sketch);
        all.set(set, sum);
      }
    }
    return Object.fromEntries([...all].map(([set, sketch]) => [set, sketch.count]));
  }

  /** Returns the last errors, the newest first. Only the most frequent error of each release and kind has a stack. */
  reports(): LastReport[] {
    const samples = new Map<string, LastReport>();
    for (const report of this.#reports) {
      const key = `${report.release} ${report.kind}`;
      if (report.stack && report.times > (samples.get(key)?.times ?? 0)) samples.set(key, report);
    }
    const sampled = new Set(samples.values());
    return this.#reports.map((report) => (sampled.has(report) ? report : withoutStack(report)));
  }

  #addError(step: Step, error: PageError, attribute: Attribute): void {
    const { suspects, message, page, stack, kind } = error;
    const release = attribute(suspects);
    if (!release) return;
    this.#keepReport({ at: this.#now(), release, kind, message, page, ...(stack && { stack }), times: 1 });
    if (!this.#limits.takes(release, error)) return;
    step.errors[release] = (step.errors[release] ?? 0) + 1;
    if (kind === 'server') step.failures[release] = (step.failures[release] ?? 0) + 1;
  }

  #keepReport(report: LastReport): void {
    const isSame = ({ release, message }: LastReport) => release === report.release && message === report.message;
    const times = this.#reports.find(isSame)?.times ?? 0;
    const others = this.#reports.filter((known) => !isSame(known));
    this.#reports = [{ ...report, times: times + 1 }, ...others].slice(0, maxReports);
  }

  #step(): Step {
    this.#forget();
    const at = Math.floor(this.#now() / bucketMs) * bucketMs;
    const last = this.#steps.at(-1);
    if (last?.at === at) return last;
    const step: Step = { ...newStep(at), visitors: new Map() };
    this.#steps.push(step);
    return step;
  }

  #forget(): void {
    const oldest = this.#now() - windowMs;
    this.#steps = this.#steps.filter(({ at }) => at + bucketMs > oldest);
  }
}

function withoutStack({ stack: _stack, ...report }: LastReport): LastReport {
  return report;
}
