import { userInfo } from 'node:os';

const maxNameLength = 100;

/**
 * Returns the person who runs a command, for the audit. This is the account of the operating system, or the user behind
 * sudo. MARQUEE_ACTOR replaces it if several people share an account.
 */
export function commandActor(environment: NodeJS.ProcessEnv = process.env): string {
  const name = environment.MARQUEE_ACTOR || environment.SUDO_USER || accountName();
  return `Command line, ${name.slice(0, maxNameLength)}`;
}

/** Returns the user's name. In a container, the process may run under an id without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
