import type { LogEntry, LogEvent } from '../registry/logEntry.ts';
import { nextStage, type StagePlan } from '../stagePlan.ts';

/** Describes an entry of the log in words that follow the actor's name. */
export function describeEntry({ event }: Pick<LogEntry, 'event'>): string {
  switch (event.kind) {
    case 'published':
      return `published ${event.part}@${event.version} of commit ${event.commit}`;
    case 'judged':
      return event.verdict.passed
        ? `had ${event.part}@${event.version} judged: it passed`
        : `had ${event.part}@${event.version} judged: refused, ${event.verdict.reasons.join('; ')}`;
    case 'prepare':
      return `has ${event.part}@${event.version} started on every node, to go live`;
    case 'notStarted':
      return `did not make ${event.part}@${event.version} live: it does not start on ${event.reasons.join('; ')}`;
    case 'live':
      return describeLive(event);
    case 'canary':
      return `gave ${event.part}@${event.version} to ${event.percent} % of the readers${event.plan ? describePlan(event.plan, event.percent) : ''}`;
    case 'canaryEnded':
      return `ended the canary ${event.part}@${event.version}: ${event.reason}`;
    case 'paused':
      return `paused ${event.part}@${event.version}: ${event.reason}; a person decides: promote or rollback`;
    case 'resumed':
      return `left ${event.part}@${event.version} live, which was paused`;
    case 'retired':
      return `removed ${event.part}@${event.version}, which no reader uses any more`;
    case 'tokenAdded':
      return `made the token “${event.name}” for ${event.parts.join(', ')}`;
    case 'tokenRevoked':
      return `revoked the token “${event.name}”`;
    case 'override':
      return `tries ${event.part}@${event.version} in the browser of ${event.developer} (override ${event.id})`;
    case 'overrideEnded':
      return `ended the override ${event.id}`;
    case 'signedIn':
      return 'signed in at the status page';
    case 'givenUp':
      return `gave up an entry that could not be read: ${event.reason}`;
    case 'signedOut':
      return 'signed out of the status page';
  }
}

function describePlan(plan: StagePlan, percent: number): string {
  const time = plan.everyMinutes === 1 ? '1 minute' : `${plan.everyMinutes} minutes`;
  return `; ${nextStage(plan, percent)} % follow after ${time} without a fault`;
}

function describeLive({ versions, why, reason }: Extract<LogEvent, { kind: 'live' }>): string {
  const list = Object.entries(versions)
    .map(([part, version]) => `${part}@${version}`)
    .join(', ');
  switch (why) {
    case 'start':
      return `started the network with ${list}`;
    case 'release':
      return `made ${list} live`;
    case 'promote':
      return `promoted ${list} to everybody`;
    case 'rollback':
    case 'automatic rollback':
      return `rolled back to ${list}${reason ? `: ${reason}` : ''}`;
  }
}
