const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const minuteMs = 60_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a moment as 'MMM D, YYYY - HH:mm'.
 * @param minutesBehindUtc offset of the time zone, as returned by `getTimezoneOffset`: 480 in Los Angeles in winter.
 *   UTC if absent
 */
export function formatDateTime(iso: string, minutesBehindUtc = 0): string {
  const date = new Date(Date.parse(iso) - minutesBehindUtc * minuteMs);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return `${day} - ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}
