import type { z } from 'zod';

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** Settings by the camelCase names of their variables: `DATA_DIR` is `dataDir`. */
export type SettingsOf<Schema extends z.ZodObject> = {
  [Name in keyof z.output<Schema> as Name extends string ? CamelCase<Name> : never]: z.output<Schema>[Name];
};

/** Settings that are missing or not valid. The message names each of them. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads settings from environment variables, and names them in camelCase. An empty variable counts as missing, as in
 * `DATABASE_URL= npm start`.
 * @param mayBeEmpty variables for which an empty value means something
 * @throws SettingsError that names every variable at fault, without its value
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  mayBeEmpty: readonly string[] = [],
): SettingsOf<Schema> {
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || mayBeEmpty.includes(name));
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) {
    const named = Object.entries(result.data).map(([name, value]) => [camelCase(name), value]);
    return Object.fromEntries(named) as SettingsOf<Schema>;
  }
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`The environment is not valid.\n${faults.join('\n')}`);
}

const camelCase = (name: string) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
