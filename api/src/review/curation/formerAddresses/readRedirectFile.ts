import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { formerAddressLimits } from '@marquee/shared/domain';
import { parse } from 'csv-parse/sync';

/** A line of a file of redirects. `to` is a path of the site, or an address of another host. */
export type RedirectLine = { line: number; from: string; to: string; isOtherHost: boolean };

/** Areas of a host that are not pages. The server never looks up former addresses in them. */
const ownAreas = /^\/(?:api|res|assets|_marquee|healthz|readyz)(?:[/?]|$)/;
const fileColumns = ['from', 'to'];

/** A bad line, with the number that a text editor shows. */
type Fault = { line: number; message: string };

/**
 * Reads a file of redirects: a first line with the columns `from` and `to`, then one redirect a line. Lines without
 * `to` are left out, because the list of an import has them for addresses that lead nowhere yet.
 * @throws ProblemError 422 `invalid` that lists the bad lines
 */
export function readRedirectFile(csv: string, { allowOtherHosts }: { allowOtherHosts: boolean }): RedirectLine[] {
  const faults: Fault[] = [];
  const lines: RedirectLine[] = [];
  const known = new Map<string, RedirectLine>();
  for (const { line, from: givenFrom, to: givenTo } of recordsOf(csv)) {
    if (givenTo === '') continue;
    const from = formerAddress(givenFrom);
    const target = targetOf(givenTo, allowOtherHosts);
    const fault = faultOf(givenFrom, from, target);
    if (fault !== null || from === null || typeof target === 'string') {
      faults.push({ line, message: fault ?? '' });
      continue;
    }
    const one = { line, from, ...target };
    const twin = known.get(from);
    if (twin && twin.to !== one.to) faults.push({ line, message: `Line ${twin.line} leads ${from} to another place.` });
    if (twin) continue;
    known.set(from, one);
    lines.push(one);
  }
  faults.push(...loopsIn(lines, known));
  if (faults.length > 0) throw unreadable(faults);
  return lines;
}

/** @throws ProblemError 422 `invalid` for a text that is no file of redirects */
function recordsOf(csv: string): { line: number; from: string; to: string }[] {
  const [head = ''] = csv.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    const options = { bom: true, info: true, trim: true, delimiter, relax_column_count: true, skip_empty_lines: true };
    rows = parse(csv, { ...options, max_record_size: 20_000 }) as unknown as typeof rows;
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1;
    throw unreadable([{ line, message: error instanceof Error ? error.message : String(error) }]);
  }
  const [first, ...others] = rows;
  const names = first?.record.map((name) => name.toLowerCase()) ?? [];
  const [from, to] = fileColumns.map((name) => names.indexOf(name));
  if (from === undefined || to === undefined || from < 0 || to < 0)
    throw unreadable([{ line: 1, message: 'The first line must name the columns “from” and “to”.' }]);
  if (others.length > formerAddressLimits.rows)
    throw unreadable([
      { line: formerAddressLimits.rows + 2, message: `A file has at most ${formerAddressLimits.rows} redirects.` },
    ]);
  return others.map(({ record, info }) => ({
    line: info.lines,
    from: record[from] ?? '',
    to: record[to] ?? '',
  }));
}

function faultOf(given: string, from: string | null, target: { to: string } | string): string | null {
  if (given === '') return 'The former address is missing.';
  if (from === null) return `“${shown(given)}” is no address, or has more than 500 characters.`;
  if (from === '/') return 'The home page cannot lead elsewhere.';
  if (ownAreas.test(from)) return `“${shown(given)}” belongs to Marquee itself, so no redirect is looked up there.`;
  if (typeof target === 'string') return target;
  return target.to.startsWith('/') && formerAddress(target.to) === from ? 'The address leads to itself.' : null;
}

/** @returns the reason for which an address cannot be a target, or the target */
function targetOf(given: string, allowOtherHosts: boolean): { to: string; isOtherHost: boolean } | string {
  const isPath = /^\/(?![/\\])/.test(given);
  const url = isPath ? URL.parse(given, 'http://site.invalid') : URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || /\p{Cc}/u.test(given))
    return `“${shown(given)}” is neither a path such as /a-post nor an address.`;
  if (isPath && url.host !== 'site.invalid') return `“${shown(given)}” is no path.`;
  if (!isPath && !allowOtherHosts)
    return `“${shown(given)}” is an address of a host. Write its path, or allow other hosts.`;
  // A slash at the end would be a second redirect.
  const to = isPath ? `${url.pathname.replace(/(.)\/+$/, '$1')}${url.search}${url.hash}` : url.href;
  if (to.length > formerAddressLimits.target)
    return `The address it leads to has more than ${formerAddressLimits.target} characters.`;
  if (isPath && ownAreas.test(to)) return `“${shown(given)}” belongs to Marquee itself.`;
  return { to, isOtherHost: !isPath };
}

/** Finds lines that lead to each other in a circle. */
function loopsIn(lines: readonly RedirectLine[], known: ReadonlyMap<string, RedirectLine>): Fault[] {
  const ends = new Set<RedirectLine>();
  const faults: Fault[] = [];
  for (const start of lines) {
    const way = new Set<RedirectLine>();
    let next: RedirectLine | undefined = start;
    while (next && !ends.has(next) && !way.has(next)) {
      way.add(next);
      next = next.isOtherHost ? undefined : known.get(formerAddress(next.to) ?? '');
    }
    if (next && way.has(next))
      faults.push({ line: next.line, message: `The address ${next.from} leads back to itself.` });
    for (const one of way) ends.add(one);
  }
  return faults;
}

function unreadable(faults: readonly Fault[]): ProblemError {
  const sorted = [...faults].sort((one, other) => one.line - other.line);
  const listed = sorted.slice(0, formerAddressLimits.listedFaults);
  const more = sorted.length - listed.length;
  const message = `${sorted.length === 1 ? 'One line is' : `${sorted.length} lines are`} not valid, so nothing was written.${more > 0 ? ` The first ${listed.length} are listed.` : ''}`;
  return new ProblemError(422, 'invalid', message, {
    errors: listed.map(({ line, message: text }) => ({
      pointer: `/csv/${line}`,
      code: 'invalid_value',
      message: `Line ${line}: ${text}`,
    })),
  });
}

function shown(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
