/**
 * Absolute paths of the server's programs that the gate starts. The caller sets them, because this library has no
 * server.
 */
export type ServerPrograms = {
  /** Loads a release set and renders its probe pages; speaks `ProbeMessage`. */
  probe: string;
  /** Serves a release set to readers; sends `listening` or `failed`. */
  worker: string;
  /** Versions of the server contract that they understand, by their first number. */
  serverContracts: readonly number[];
};
