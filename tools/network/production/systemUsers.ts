/**
 * Ids of the users that run programs. As in containers, the user of nodes has no entry in /etc/passwd and no home.
 * PostgreSQL refuses users without an entry.
 */
export const systemUsers = { node: 64_201, services: 65_534 } as const;
