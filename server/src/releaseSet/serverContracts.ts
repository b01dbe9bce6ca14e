/** Versions of the contract with a released shell that this server understands, by their first number (docs/contracts/server.md). */
export const serverContracts: readonly number[] = [1];
