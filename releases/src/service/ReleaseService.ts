import type { Manifest, ReleaseName } from '../manifest.ts';
import { ReleaseError } from '../ReleaseError.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import { goLive, judge, promote, rollback, startCanary } from '../registry/decisions.ts';
import type { LogEntry, LogEvent, Verdict } from '../registry/logEntry.ts';
import type { Decision } from '../registry/Registry.ts';
import { liveSet, type RegistryState } from '../registry/registryState.ts';
import { type ReleaseSet, withRelease } from '../releaseSet.ts';
import type { Say } from './progress.ts';
import { type Retention, retirable, retire } from './retirement.ts';

/** Asks the gate for its verdict on a set that differs from the live one in a part. */
export type Judge = (candidate: ReleaseSet, live: ReleaseSet, part: ReleaseName, say: Say) => Promise<Verdict>;

export type ReleaseServiceParts = {
  releases: ReleaseRepository;
  judge: Judge;
  retention: Retention;
  now: () => number;
};

/** Who asks, and who hears how far it is. */
export type Asked = {
  actor: string;
  say: Say;
  /** What the person saw running when asking; if it is another by now, the answer is no. */
  seen?: string;
};

/** What is so now. */
export type Outcome = {
  part: ReleaseName;
  kind: 'live' | 'canary' | 'canary-ended' | 'unchanged';
  version: string;
  state: RegistryState;
};

/** Other parts may become live while a release is judged beside them; then it is judged again, so many times at most. */
const mostJudgements = 5;

class OthersMovedError extends Error {}

/** The one place that does what teams and operators ask for, whichever way they ask. Refusals are `ReleaseError`s. */
export class ReleaseService {
  readonly #parts: ReleaseServiceParts;

  constructor(parts: ReleaseServiceParts) {
    this.#parts = parts;
  }

  /** Publishes a built folder, has it judged, and makes it live, or gives it to a share of readers. */
  async release(folder: string, manifest: Manifest, asked: Asked & { percent?: number }): Promise<Outcome> {
    const { releases } = this.#parts;
    const { name, version } = manifest;
    checkPercent(asked.percent);
    await releases.publish(folder, manifest, asked.actor);
    asked.say('published', `Published ${name}@${version}`);
    return this.bring(name, version, asked);
  }

  /** The same with a release that is published already. */
  async bring(part: ReleaseName, version: string, asked: Asked & { percent?: number }): Promise<Outcome> {
    const { registry } = this.#parts.releases;
    const { percent, actor, say } = asked;
    checkPercent(percent);
    const wish = percent === undefined ? goLive(part, version) : startCanary(part, version, percent);
    const before = await registry.read();
    if (!liveSet(before)) throw new ReleaseError('nothing-live', 'Nothing is live yet: run npm start once.');
    checkSeen(before, part, asked.seen);
    // What would be refused after all, or is so already, needs no judgement.
    if (wish(asIfPassed(before, part, version)) === null) {
      say('unchanged', 'That is so already');
      return { part, kind: 'unchanged', version, state: before };
    }
    const isRunning = before.parts[part].canary?.version === version && percent !== undefined;
    const state = isRunning ? await registry.write(actor, wish) : await this.#judgeAndWrite(part, version, wish, asked);
    if (percent === undefined) say('live', `${part}@${version} is live`);
    else say('canary', `${part}@${version} is for ${percent} % of the readers`);
    await this.#retireQuietly(actor, say);
    return { part, kind: percent === undefined ? 'live' : 'canary', version, state };
  }

  /** Makes the canary live for everybody. */
  async promote(part: ReleaseName, asked: Asked): Promise<Outcome> {
    return this.#move(part, promote(part), asked);
  }

  /** Ends the canary, or else goes back to the version that was live before. */
  async rollback(part: ReleaseName, asked: Asked): Promise<Outcome> {
    return this.#move(part, rollback(part, `asked for by ${asked.actor}`), asked);
  }

  /** The state, as the log tells it now. */
  state(): Promise<RegistryState> {
    return this.#parts.releases.registry.read();
  }

  /** Writes down what moves no release. */
  async note(actor: string, event: LogEvent): Promise<void> {
    await this.#parts.releases.registry.write(actor, () => event);
  }

  /** Entries of the log after a number; a negative one counts from the end. */
  async log(after: number): Promise<LogEntry[]> {
    const { registry } = this.#parts.releases;
    return registry.entriesAfter(after < 0 ? Math.max(0, (await registry.read()).seq + after) : after);
  }

  /** Removes the releases that nobody can be using any more. @returns them as `part@version` */
  async retire(actor: string): Promise<string[]> {
    const { releases, retention, now } = this.#parts;
    return retire(releases, (state) => retirable(state, now(), retention), actor);
  }

  async #judgeAndWrite(part: ReleaseName, version: string, wish: Decision, { actor, say }: Asked) {
    const { releases, judge: ask } = this.#parts;
    for (let attempt = 1; attempt <= mostJudgements; attempt += 1) {
      const state = await releases.registry.read();
      const live = liveSet(state);
      if (!live) throw new ReleaseError('nothing-live', 'Nothing is live any more.');
      const candidate = withRelease(live, part, version);
      await releases.fetchSet(candidate, state);
      const verdict = await ask(candidate, live, part, say).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const sentence = `The gate itself has failed, so ${part}@${version} is not judged: ${reason}`;
        throw new ReleaseError('gate-failed', sentence, { cause: error });
      });
      await releases.registry.write(actor, judge(part, version, verdict));
      if (!verdict.passed) throw refused(part, version, verdict, live[part]);
      say('judged', 'The gate lets it pass');
      try {
        return await releases.registry.write(actor, beside(live, part, wish));
      } catch (error) {
        if (!(error instanceof OthersMovedError)) throw error;
        say('trouble', 'Another part has become live meanwhile: judging once more beside that');
      }
    }
    throw new ReleaseError('others-moved', 'Other parts became live again and again while it was judged: try later.');
  }

  async #move(part: ReleaseName, wish: Decision, { actor, say, seen }: Asked): Promise<Outcome> {
    let kind: Outcome['kind'] = 'live';
    const state = await this.#parts.releases.registry.write(actor, (before) => {
      checkSeen(before, part, seen);
      const event = wish(before);
      kind = event?.kind === 'canaryEnded' ? 'canary-ended' : 'live';
      return event;
    });
    const version = state.parts[part].live ?? '';
    if (kind === 'live') say('live', `${part}@${version} is live`);
    else say('canary-ended', `The canary has ended; ${part}@${version} is for everybody`);
    return { part, kind, version, state };
  }

  /** A release is not undone because an old one could not be removed. */
  async #retireQuietly(actor: string, say: Say): Promise<void> {
    try {
      const gone = await this.retire(actor);
      if (gone.length > 0) say('retired', `Removed what nobody uses any more: ${gone.join(', ')}`);
    } catch (error) {
      say('trouble', `Old releases could not be removed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function refused(part: ReleaseName, version: string, { reasons }: Verdict, live: string): ReleaseError {
  const list = reasons.map((reason) => `\n  ${reason.replaceAll('\n', '\n    ')}`).join('');
  return new ReleaseError('refused', `${part}@${version} is refused; ${live} stays live.${list}`);
}

function checkPercent(percent: number | undefined): void {
  if (percent === undefined || (percent > 0 && percent < 100)) return;
  throw new ReleaseError('percent', 'A canary is for more than 0 and less than 100 % of the readers.');
}

function checkSeen({ parts }: RegistryState, part: ReleaseName, seen: string | undefined): void {
  const { canary, live } = parts[part];
  const running = canary?.version ?? live;
  if (seen === undefined || seen === running) return;
  throw new ReleaseError('moved-on', `Meanwhile ${part} has moved on to ${running ?? 'nothing'}: look again first.`);
}

/** The state as it would be if the gate had let a release pass. */
function asIfPassed(state: RegistryState, part: ReleaseName, version: string): RegistryState {
  const release = state.parts[part].releases.get(version);
  if (!release) return state;
  const verdict: Verdict = { passed: true, reasons: [], seconds: 0, checks: [] };
  const releases = new Map(state.parts[part].releases).set(version, { ...release, verdict });
  return { ...state, parts: { ...state.parts, [part]: { ...state.parts[part], releases } } };
}

/** A decision that holds only beside those releases of the other parts that the release was judged with. */
function beside(judged: ReleaseSet, part: ReleaseName, wish: Decision): Decision {
  return (state) => {
    const live = liveSet(state);
    const expected = JSON.stringify(withRelease(judged, part, ''));
    if (!live || JSON.stringify(withRelease(live, part, '')) !== expected) throw new OthersMovedError();
    return wish(state);
  };
}
