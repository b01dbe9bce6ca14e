import type { DocumentedCommand } from './documentedCommands.ts';

/**
 * Compares documents, journeys and the list of commands that no journey runs.
 * @param ran commands that the journeys ran
 * @param unwalked reasons why no journey runs a command
 * @returns a sentence for each contradiction
 */
export function commandFaults(
  documented: readonly DocumentedCommand[],
  ran: ReadonlySet<string>,
  unwalked: Readonly<Record<string, string>>,
): string[] {
  const names = new Set(documented.map(({ command }) => command));
  return [
    ...documented
      .filter(({ command }) => !ran.has(command) && !Object.hasOwn(unwalked, command))
      .map(
        ({ file, command }) =>
          `${file} has “${command}”, which no journey runs. Run it in a journey, or add the reason to unwalkedCommands.ts`,
      ),
    ...[...ran]
      .filter((command) => !names.has(command))
      .map((command) => `A journey runs “${command}”, which is in no document. Use the command of the document`),
    ...Object.keys(unwalked)
      .filter((command) => !names.has(command) || ran.has(command))
      .map(
        (command) =>
          `unwalkedCommands.ts has “${command}”, which ${ran.has(command) ? 'a journey runs' : 'is in no document'}. Remove it`,
      ),
  ];
}
