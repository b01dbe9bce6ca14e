import type { GateResult } from '../registry/logEntry.ts';

/** What a check has found: sentences against the release, or what it can say for it. */
export type CheckResult = {
  /** Each a reason to refuse the release. Empty when it passes. */
  problems: readonly string[];
  /** What was looked at, for who reads a verdict without problems; also what could not be looked at, and why. */
  detail: string;
};

export type CheckRecord = GateResult['checks'][number];

const mostNamed = 5;

/** A verdict's check from what was found. Of many problems the first are named. */
export function checkRecord(name: string, { problems, detail }: CheckResult): CheckRecord {
  const passed = problems.length === 0;
  return { name, passed, detail: passed ? detail : firstOf(problems).join(' ') };
}

/** The first few sentences, and how many there are more. */
export function firstOf(sentences: readonly string[]): string[] {
  const more = sentences.length - mostNamed;
  return more > 0 ? [...sentences.slice(0, mostNamed), `And ${more} more.`] : [...sentences];
}
