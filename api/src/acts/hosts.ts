/** Host names that operators give to sites and to Vocal. */
export { type OwnHostRow, readOwnHosts } from '../kernel/hosts/readOwnHosts.ts';
