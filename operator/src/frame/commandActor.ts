import { userInfo } from 'node:os';

const longestName = 100;

/**
 * Who runs a command, for the audit: the account of the operating system, behind sudo the one who used it, or MARQUEE_ACTOR where
 * several people share an account.
 */
export function commandActor(environment: NodeJS.ProcessEnv = process.env): string {
  const name = environment.MARQUEE_ACTOR || environment.SUDO_USER || accountName();
  return `Command line, ${name.slice(0, longestName)}`;
}

/** In a container, the process may run as a number without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
