/** The creator platform's application, as its remote exposes it. */
export const vocalModule = { remote: 'mf_vocal', expose: 'application' } as const;
