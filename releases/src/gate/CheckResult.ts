import type { GateResult } from '../registry/logEntry.ts';

/** The result of one check. */
export type CheckResult = {
  /** Reasons to refuse the release. Empty if the check passes. */
  problems: readonly string[];
  /** The scope of the check, shown when there are no problems; also the part that could not be checked, and why. */
  detail: string;
};

export type CheckRecord = GateResult['checks'][number];

const maxNamed = 5;

/** Checks whose problems a team can accept with the release (`--accept`). The log records the acceptance. */
export const acceptableChecks = ['content', 'addresses', 'looks'] as const;
export type AcceptableCheck = (typeof acceptableChecks)[number];

/**
 * The entry of a check in the gate's result. It names the first few problems.
 * @param isAccepted whether the team means what the check finds
 */
export function checkRecord(name: string, { problems, detail }: CheckResult, isAccepted = false): CheckRecord {
  if (problems.length === 0) return { name, passed: true, detail };
  const found = firstOf(problems).join(' ');
  return { name, passed: isAccepted, detail: isAccepted ? `Accepted: ${found}` : found };
}

/** The first few sentences, and how many there are more. */
export function firstOf(sentences: readonly string[]): string[] {
  const more = sentences.length - maxNamed;
  return more > 0 ? [...sentences.slice(0, maxNamed), `And ${more} more.`] : [...sentences];
}
