/**
 * A task to finish before the session ends, such as saving a draft. It resolves to a warning when signing out would lose
 * something, else to null.
 */
type SignOutTask = () => Promise<string | null>;

const tasks = new Map<SignOutTask, () => Promise<void>>();

/** Registers a task. @param afterwards runs once the session has ended @returns a function that removes both */
export function beforeSignOut(task: SignOutTask, afterwards: () => Promise<void> = async () => undefined): () => void {
  tasks.set(task, afterwards);
  return () => {
    tasks.delete(task);
  };
}

/** Runs all tasks, and resolves to their warnings. A task that fails has none. */
export async function finishBeforeSignOut(): Promise<string[]> {
  const warnings = await Promise.all([...tasks.keys()].map((task) => task().catch(() => null)));
  return warnings.filter((warning) => warning !== null);
}

/** Runs the work that the tasks leave for the time after the session. A failure has no effect. */
export async function finishAfterSignOut(): Promise<void> {
  await Promise.all([...tasks.values()].map((afterwards) => afterwards().catch(() => undefined)));
}
