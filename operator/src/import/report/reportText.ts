import type { ImportReport, ReportedAddress, ReportedRecord, Totals } from './ImportReport.ts';

/** Maximum length of a note's words on a screen. The report's file contains all words. */
const shownText = 80;

/** Formats the report for people, with the totals and each record that differs from the source. */
export function reportText(report: ImportReport): string[] {
  const { site, source, isDryRun, totals, newsroom, error, records } = report;
  const done = isDryRun ? 'would be new posts' : 'are new posts';
  return [
    `${source} → ${site}${isDryRun ? ' (dry run, nothing was written)' : ''}`,
    ...records
      .filter(({ outcome, notes }) => outcome !== 'unchanged' && (outcome !== 'kept' || notes.length > 0))
      .flatMap(recordText),
    `${totals.kept} ${done}, ${totals.unchanged} were already imported, ${totals['changed-at-source']} have changed at the source and stay unchanged here, ${totals.refused} were refused.`,
    ...newsroomText(newsroom.totals, isDryRun),
    ...movedText(report),
    ...(error === null ? [] : [`✖ ${error}`]),
  ];
}

/** Says where former addresses and links lead. Each run counts all of them. */
function movedText({ addresses, records, comments }: ImportReport): string[] {
  const links = records.flatMap((record) => record.links);
  const counted = ({ length }: readonly unknown[], one: string, many: string) =>
    `${length} ${length === 1 ? one : many}`;
  const lead = (all: readonly ReportedAddress[]) => all.filter(({ to }) => to !== null);
  const lost = (all: readonly ReportedAddress[]) => all.filter(({ to }) => to === null);
  return [
    ...(addresses.length === 0
      ? []
      : [
          `${counted(lead(addresses), 'former address leads', 'former addresses lead')} to a page, ${lost(addresses).length} lead nowhere.`,
        ]),
    ...(links.length === 0
      ? []
      : [`${counted(lead(links), 'old link was', 'old links were')} rewritten, ${lost(links).length} lead nowhere.`]),
    ...(comments === 0 ? [] : [`${comments} comments are not imported. --report writes them to a file.`]),
  ];
}

function newsroomText({ stories, pictures, edits }: ImportReport['newsroom']['totals'], isDryRun: boolean): string[] {
  const all = [stories, pictures, edits];
  if (all.every((totals) => Object.values(totals).every((count) => count === 0))) return [];
  const sum = (name: keyof Totals) => all.reduce((total, totals) => total + totals[name], 0);
  const done = isDryRun ? 'would be new' : 'are new';
  return [
    `${stories.kept} stories and ${pictures.kept} pictures of the library ${done}. ${sum('unchanged')} were already imported, ${sum('changed-at-source')} have changed at the source and stay unchanged here, ${sum('refused')} were refused.`,
  ];
}

function recordText({ outcome, file, line, title, address, reason, notes }: ReportedRecord): string[] {
  const place = line === null ? file : `${file}:${line}`;
  const result =
    outcome === 'kept'
      ? address
      : outcome === 'refused'
        ? `refused: ${reason}`
        : 'changed at the source, the post here stays unchanged';
  const shown = outcome === 'kept' ? notes : [];
  return [
    `${place} “${title}” → ${result}`,
    ...shown.map((note) => `    ${note.outcome}: ${note.reason}${wordsShown(note.text)}`),
  ];
}

function wordsShown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  return ` “${line.length > shownText ? `${line.slice(0, shownText)}…` : line}”`;
}
