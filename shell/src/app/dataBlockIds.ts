/** Ids of the JSON data blocks with which a page reaches the browser. */
export const dataBlockIds = { config: 'site-config', state: 'page-state', release: 'release-set' } as const;
