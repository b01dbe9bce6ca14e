import type { PartName } from '@marquee/shared/domain';
import type { AcceptableCheck } from '../gate/CheckResult.ts';
import type { Manifest } from '../manifest.ts';
import { ReleaseError } from '../ReleaseError.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import { abort, giveUp, goLive, prepare, promote, recordResult, rollback, startCanary } from '../registry/decisions.ts';
import type { GateResult, LogEntry, LogEvent } from '../registry/logEntry.ts';
import { checkReleasable, liveVersions, missingParts } from '../registry/missingParts.ts';
import type { Decision } from '../registry/Registry.ts';
import { type Preparation, preparation, type RegistryState } from '../registry/registryState.ts';
import { type PartialSet, withRelease } from '../releaseSet.ts';
import type { StagePlan } from '../stagePlan.ts';
import { asIfPassed, beside, OthersMovedError } from './conditions.ts';
import type { ReportStep } from './progressStep.ts';
import { checkPercent, checkSeen, checkUnnamed, refused } from './refusals.ts';
import { type Retention, retirable, retire } from './retirement.ts';
import { type CheckFit, writeProved } from './writeProved.ts';

/** Has the gate evaluate a set that differs from the live one in a part. Both lack parts that have no release yet. */
export type Evaluate = (
  candidate: PartialSet,
  live: PartialSet,
  part: PartName,
  report: ReportStep,
  accepted: readonly AcceptableCheck[],
) => Promise<GateResult>;

/**
 * Waits until every node has workers ready for a set.
 * @returns the number of nodes that have, and the reasons of those on which it does not start
 */
export type AwaitPrepared = (next: Preparation) => Promise<{ ready: number; problems: string[] }>;

export type ReleaseServiceParts = {
  releases: ReleaseRepository;
  evaluate: Evaluate;
  checkFit: CheckFit;
  awaitPrepared: AwaitPrepared;
  retention: Retention;
  now: () => number;
};

/** The arguments that all acts share. */
export type ReleaseRequest = {
  /** Name of the caller, for the audit. */
  actor: string;
  /** Called with each step as it is done. */
  report: ReportStep;
  /** The version that the caller saw running. If another one runs by now, the request is refused. */
  seen?: string;
  /** Checks of the gate whose problems the caller means. */
  accepted?: readonly AcceptableCheck[];
};

/** The state after an act. */
export type Outcome = {
  part: PartName;
  kind: 'live' | 'canary' | 'canary-ended' | 'unchanged';
  version: string;
  state: RegistryState;
};

/** Another part may go live during an evaluation. Then the release is evaluated again beside it, at most this often. */
const maxEvaluations = 5;

/** All actions of teams and operators, for the command line, the HTTP API and the status page. Throws `ReleaseError` for refusals. */
export class ReleaseService {
  readonly #parts: ReleaseServiceParts;

  constructor(parts: ReleaseServiceParts) {
    this.#parts = parts;
  }

  /**
   * Publishes a built folder, has the gate evaluate it, and makes it live. With a percentage, starts a canary instead. With a plan, the
   * canary grows automatically.
   */
  async release(
    builtFolder: string,
    manifest: Manifest,
    request: ReleaseRequest & { percent?: number; plan?: StagePlan | undefined },
  ): Promise<Outcome> {
    const { name: part, version } = manifest;
    const { plan } = request;
    const percent = plan ? plan.stages[0] : request.percent;
    if (percent !== undefined) checkPercent(percent);
    await this.#parts.releases.publish(builtFolder, manifest, request.actor);
    request.report('published', `Published ${part}@${version}`);
    return percent === undefined
      ? this.goLive(part, version, request)
      : this.startCanary(part, version, percent, request, plan);
  }

  /** Makes a published release live for all readers. */
  async goLive(part: PartName, version: string, request: ReleaseRequest): Promise<Outcome> {
    const state = await this.#deploy(part, version, goLive(part, version), request);
    if (!state) return this.#unchanged(part, version);
    request.report('live', `Decided: ${part}@${version} goes live`);
    const missing = missingParts(state);
    if (missing.length > 0) {
      const others = missing.join(', ');
      request.report('live', `${part}@${version} is served once these parts have a release too: ${others}`);
    }
    await this.#retireQuietly(request);
    return { part, kind: 'live', version, state };
  }

  /** Gives a published release to a share of readers, or changes the share of the canary that runs. */
  async startCanary(
    part: PartName,
    version: string,
    percent: number,
    request: ReleaseRequest,
    plan: StagePlan | null = null,
  ): Promise<Outcome> {
    checkPercent(percent);
    const { canary } = (await this.state()).parts[part];
    const decision = startCanary(part, version, percent, plan);
    const state = await this.#deploy(part, version, decision, request, canary?.version === version);
    if (!state) return this.#unchanged(part, version);
    request.report(
      'canary',
      `Decided: ${part}@${version} goes to ${percent} % of the readers${plan ? ' and grows automatically' : ''}`,
    );
    await this.#retireQuietly(request);
    return { part, kind: 'canary', version, state };
  }

  /** Makes the canary live for all readers. */
  async promote(part: PartName, request: ReleaseRequest): Promise<Outcome> {
    const state = await this.state();
    checkSeen(state, part, request.seen);
    const { canary } = state.parts[part];
    if (canary) await this.#prepare(part, canary.version, request.actor, request.report);
    return this.#move(part, promote(part), request);
  }

  /** Ends the canary. The live version is never withdrawn by it. */
  async abort(part: PartName, request: ReleaseRequest): Promise<Outcome> {
    return this.#move(part, abort(part, `ended by ${request.actor}`), request);
  }

  /**
   * Withdraws the version that the caller has seen. The canary ends, or the newest good former version is live again. Without `seen` only a
   * live version is withdrawn, and never one that was itself just rolled back to.
   * @param request if it has a `version`, that version is live again, whatever runs now
   */
  async rollback(part: PartName, request: ReleaseRequest & { version?: string | undefined }): Promise<Outcome> {
    const decision = rollback(part, `asked for by ${request.actor}`, request.version);
    const isNamed = request.seen !== undefined || request.version !== undefined;
    return this.#move(
      part,
      (state) => {
        if (!isNamed) checkUnnamed(state, part);
        return decision(state);
      },
      request,
    );
  }

  /** The state that follows from the log now. */
  state(): Promise<RegistryState> {
    return this.#parts.releases.registry.read();
  }

  /** Records an event that moves no release. */
  async note(actor: string, event: LogEvent): Promise<void> {
    await this.#parts.releases.registry.write(actor, () => event);
  }

  /** Entries of the log after a number; a negative one counts from the end. */
  async log(after: number): Promise<LogEntry[]> {
    const { registry } = this.#parts.releases;
    return registry.entriesAfter(after < 0 ? Math.max(0, (await registry.read()).seq + after) : after);
  }

  /** Gives up entries of the log that are damaged. @returns their numbers */
  repair(actor: string): Promise<number[]> {
    return this.#parts.releases.registry.repair(actor);
  }

  /** Removes the releases that no open tab can still need. @returns them as `part@version` */
  async retire(actor: string): Promise<string[]> {
    const { releases, retention, now } = this.#parts;
    return retire(releases, (state) => retirable(state, now(), retention), actor);
  }

  /** @returns the state after the decision. Null if it changes nothing */
  async #deploy(
    part: PartName,
    version: string,
    decision: Decision,
    request: ReleaseRequest,
    isEvaluated = false,
  ): Promise<RegistryState | null> {
    const { registry } = this.#parts.releases;
    const before = await registry.read();
    checkReleasable(before, part);
    checkSeen(before, part, request.seen);
    // A decision that would be refused anyway, or changes nothing, needs no evaluation.
    if (decision(asIfPassed(before, part, version)) === null) {
      request.report('unchanged', 'That is so already');
      return null;
    }
    return isEvaluated
      ? registry.write(request.actor, decision)
      : this.#evaluateAndWrite(part, version, decision, request);
  }

  async #unchanged(part: PartName, version: string): Promise<Outcome> {
    return { part, kind: 'unchanged', version, state: await this.state() };
  }

  async #evaluateAndWrite(
    part: PartName,
    version: string,
    decision: Decision,
    { actor, report, accepted = [] }: ReleaseRequest,
  ): Promise<RegistryState> {
    const { releases, evaluate } = this.#parts;
    for (let attempt = 1; attempt <= maxEvaluations; attempt += 1) {
      const state = await releases.registry.read();
      checkReleasable(state, part);
      const live = liveVersions(state);
      const candidate = withRelease(live, part, version);
      await releases.fetchSet(candidate, state);
      const result = await evaluate(candidate, live, part, report, accepted).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const sentence = `The gate itself failed, so ${part}@${version} is not evaluated: ${reason}`;
        throw new ReleaseError('gate-failed', sentence, { cause: error });
      });
      if (!result.passed) {
        await releases.registry.write(actor, recordResult(part, version, result));
        throw refused(part, version, result, live[part]);
      }
      try {
        // The release passed beside exactly these other versions, so the result is recorded only if they are still live.
        await releases.registry.write(actor, beside(live, part, recordResult(part, version, result)));
        report('judged', 'The gate lets it pass');
        // Nodes that do not know a new part yet cannot start its workers.
        if (live[part] && decision(asIfPassed(state, part, version))?.kind === 'live')
          await this.#prepare(part, version, actor, report);
        return await releases.registry.write(actor, beside(live, part, decision));
      } catch (error) {
        if (!(error instanceof OthersMovedError)) throw error;
        report('trouble', 'Another part has gone live: evaluating the release again with it');
      }
    }
    throw new ReleaseError('others-moved', 'Other parts went live during each evaluation. Try again later.');
  }

  /** Has every node start the workers before readers wait for them. @throws ReleaseError when they do not start */
  async #prepare(part: PartName, version: string, actor: string, report: ReportStep): Promise<void> {
    const { releases, awaitPrepared, now } = this.#parts;
    const state = await releases.registry.write(actor, prepare(part, version));
    const next = preparation(state, now());
    if (next?.set[part] !== version) return;
    const { ready, problems } = await awaitPrepared(next);
    if (problems.length > 0) {
      await releases.registry.write(actor, giveUp(part, version, problems));
      const sentence = `${part}@${version} does not start; ${state.parts[part].live} stays live.\n  ${problems.join('\n  ')}`;
      throw new ReleaseError('does-not-start', sentence);
    }
    if (ready > 0) report('prepared', `Its workers are ready on ${ready === 1 ? 'the node' : `${ready} nodes`}`);
  }

  async #move(part: PartName, decision: Decision, { actor, report, seen }: ReleaseRequest): Promise<Outcome> {
    let kind: Outcome['kind'] = 'live';
    let left: string | null = null;
    const state = await writeProved(this.#parts, { part, actor, report }, (before) => {
      checkSeen(before, part, seen);
      const event = decision(before);
      left = event?.kind === 'live' && event.why === 'rollback' ? before.parts[part].live : null;
      kind = event?.kind === 'canaryEnded' ? 'canary-ended' : 'live';
      return event;
    });
    const version = state.parts[part].live ?? '';
    if (left) report('live', `Decided: ${part} goes back to ${version}. ${left} is withdrawn: no rollback leads to it`);
    else if (kind === 'live') report('live', `Decided: ${part}@${version} goes live`);
    else report('canary-ended', `Decided: the canary ends, and all readers get ${part}@${version}`);
    return { part, kind, version, state };
  }

  /** Removes old releases. A failure is only reported, because it must not undo the new release. */
  async #retireQuietly({ actor, report }: ReleaseRequest): Promise<void> {
    try {
      const gone = await this.retire(actor);
      if (gone.length > 0) report('retired', `Removed releases that are no longer used: ${gone.join(', ')}`);
    } catch (error) {
      report('trouble', `Cannot remove old releases: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
