import type { ProbeMessage, ProbeReport } from '../report/ProbeReport.ts';
import { inSeconds } from '../scaleTimeout.ts';

/** Builds the report of a probe from the messages of its process. */
export class ReportedProbe {
  readonly #report: ProbeReport = {
    modules: [],
    isEmptyNetwork: false,
    pages: [],
    costs: [],
    growths: [],
    uncaughtErrors: [],
    leaks: null,
    failure: null,
  };
  #step = 'starting';
  #isDone = false;
  #silentMs: number | null = null;

  add(message: ProbeMessage): void {
    const report = this.#report;
    switch (message.kind) {
      case 'begins':
        this.#step = message.what;
        break;
      case 'module':
        report.modules.push(message.module);
        break;
      case 'emptyNetwork':
        report.isEmptyNetwork = true;
        break;
      case 'page':
        report.pages.push(message.page);
        break;
      case 'cost':
        report.costs.push(message.cost);
        break;
      case 'growth':
        report.growths.push(message.growth);
        break;
      case 'uncaughtError':
        report.uncaughtErrors.push(message.reason);
        break;
      case 'leaks':
        report.leaks = message.leaks;
        break;
      case 'failed':
        report.failure = `It failed while ${this.#step}: ${message.reason}`;
        this.#isDone = true;
        break;
      case 'done':
        this.#isDone = true;
        break;
    }
  }

  /** Notes that the process sent no message for so long that it is killed. */
  failSilent(waitMs: number): void {
    this.#silentMs = waitMs;
  }

  /** Returns the report of an ended process. @param exit its exit code or the signal that ended it */
  end(exit: string): ProbeReport {
    const report = this.#report;
    if (this.#silentMs !== null)
      report.failure = `It hung while ${this.#step}: nothing for ${inSeconds(this.#silentMs)}.`;
    else if (!this.#isDone) report.failure = `Its process ended (${exit}) while ${this.#step}.`;
    return report;
  }
}
