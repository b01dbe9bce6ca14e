export type RestartOutcome = { error?: unknown };
