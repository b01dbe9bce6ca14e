/** Returns the keys that enter a day into a date field of an American browser: `12312026`. */
export function typedDay(daysAhead: number, now = new Date()): string {
  const day = new Date(now.getTime() + daysAhead * 86_400_000).toISOString();
  return day.slice(5, 7) + day.slice(8, 10) + day.slice(0, 4);
}
