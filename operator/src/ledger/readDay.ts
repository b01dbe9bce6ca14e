import { UsageError } from '../frame/parseCommand.ts';

/** Reads a day from a command line. @throws UsageError for an invalid day */
export function readDay(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new UsageError(`“${day}” is not a day like 2026-12-01.`);
  return day;
}
