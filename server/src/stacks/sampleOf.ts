import type { ErrorSample } from '@marquee/releases/registry/logEntry.ts';
import type { PartName } from '@marquee/shared/domain';
import type { LastReport } from '../counts/LastReport.ts';
import type { NodeStatus } from '../nodes/NodeStatus.ts';
import type { StackNames } from './StackNames.ts';

const maxCharacters = 300;
const controls = /\p{C}+/gu;

/**
 * Finds the most frequent error of a release on all nodes that supports the finding.
 * @returns null if no such error was reported
 */
export async function sampleOf(
  { part, version, errors }: { part: PartName; version: string; errors: 'server' | 'all' | null },
  statuses: readonly Pick<NodeStatus, 'reports'>[],
  names: Pick<StackNames, 'name'>,
): Promise<ErrorSample | null> {
  if (errors === null) return null;
  const own = statuses
    .flatMap(({ reports }) => reports)
    .filter(({ release, kind }) => release === `${part}@${version}` && (errors === 'all' || kind === errors));
  const byMessage = new Map<string, LastReport>();
  for (const { stack, ...report } of own) {
    const known = byMessage.get(report.message);
    const sample = known?.stack ?? stack;
    byMessage.set(report.message, {
      ...report,
      ...(sample && { stack: sample }),
      times: report.times + (known?.times ?? 0),
    });
  }
  const [most] = [...byMessage.values()].sort((a, b) => b.times - a.times);
  if (!most) return null;
  const { message, page, stack = '' } = most;
  return { message: plain(message), page: plain(page), stack: await names.name(stack, { part, version }) };
}

/** Removes line breaks and control characters, because an attacker may have written the text. */
function plain(text: string): string {
  return text.replaceAll(controls, ' ').slice(0, maxCharacters);
}
