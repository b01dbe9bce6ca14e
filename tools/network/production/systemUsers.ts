/**
 * Ids of the users under which programs run. Nodes have a number without an entry in /etc/passwd and without a home, as
 * containers have them. PostgreSQL refuses users without an entry.
 */
export const systemUsers = { node: 64_201, services: 65_534 } as const;
