/** Settings of an api in a process of its own. On a busy machine, a statement or a connection can take seconds. */
export const patientDatabase = {
  DATABASE_STATEMENT_TIMEOUT_MS: '15000',
  DATABASE_CONNECT_TIMEOUT_MS: '15000',
} as const;
