/** What this machine's workers have counted in the last minutes. */
export type ServedCounts = {
  /** Pages by the name of the set that they were made with. */
  pages: Record<string, number>;
  /** Errors by `remote@version`, of the server and of browsers. */
  errors: Record<string, number>;
  /** Since when it was counted, in milliseconds. */
  since: number;
};
