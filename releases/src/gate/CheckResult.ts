import type { GateResult } from '../registry/logEntry.ts';

/** The result of one check. */
export type CheckResult = {
  /** Each a reason to refuse the release. Empty when it passes. */
  problems: readonly string[];
  /** The scope of the check, shown when there are no problems; also the part that could not be checked, and why. */
  detail: string;
};

export type CheckRecord = GateResult['checks'][number];

const mostNamed = 5;

/** Checks whose problems a team may mean: it says so with the release, and the log has it. */
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
  const more = sentences.length - mostNamed;
  return more > 0 ? [...sentences.slice(0, mostNamed), `And ${more} more.`] : [...sentences];
}
