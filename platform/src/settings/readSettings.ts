import type { z } from 'zod';

/** Settings that are missing or not valid. The message names each of them. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads settings from environment variables. An empty variable counts as missing, as in `DATABASE_URL= npm start`.
 * @param mayBeEmpty variables for which an empty value means something
 * @throws SettingsError that names every variable at fault, without its value
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  mayBeEmpty: readonly string[] = [],
): z.output<Schema> {
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || mayBeEmpty.includes(name));
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`The environment is not valid.\n${faults.join('\n')}`);
}
