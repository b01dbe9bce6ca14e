import type { ImportReport, ReportedRecord, Totals } from './ImportReport.ts';

/** Maximum length of a note's words on a screen. The report's file contains all words. */
const shownText = 80;

/** Formats the report for people, with the totals and each record that differs from the source. */
export function reportText({ site, source, isDryRun, totals, newsroom, error, records }: ImportReport): string[] {
  const done = isDryRun ? 'would be new posts' : 'are new posts';
  const outside = records.flatMap(({ outsidePaths }) => outsidePaths).length;
  return [
    `${source} → ${site}${isDryRun ? ' (dry run, nothing was written)' : ''}`,
    ...records
      .filter(({ outcome, notes }) => outcome !== 'unchanged' && (outcome !== 'kept' || notes.length > 0))
      .flatMap(recordText),
    `${totals.kept} ${done}, ${totals.unchanged} were already imported, ${totals['changed-at-source']} have changed at the source and stay unchanged here, ${totals.refused} were refused.`,
    ...newsroomText(newsroom.totals, isDryRun),
    ...(outside === 0
      ? []
      : [
          `${outside} former addresses have several names. Redirect them in front of the network. The file of --report lists them.`,
        ]),
    ...(error === null ? [] : [`✖ ${error}`]),
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
