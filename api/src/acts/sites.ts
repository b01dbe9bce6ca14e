/** The sites of the network. */
export { readSites } from '../kernel/sites/readSites.ts';
