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

/** The entry of a check in the gate's result. It names the first few problems. */
export function checkRecord(name: string, { problems, detail }: CheckResult): CheckRecord {
  const passed = problems.length === 0;
  return { name, passed, detail: passed ? detail : firstOf(problems).join(' ') };
}

/** The first few sentences, and how many there are more. */
export function firstOf(sentences: readonly string[]): string[] {
  const more = sentences.length - mostNamed;
  return more > 0 ? [...sentences.slice(0, mostNamed), `And ${more} more.`] : [...sentences];
}
