/**
 * A task to finish before the session ends, such as saving a draft. It resolves to a warning when signing out would lose
 * something, else to null.
 */
type SignOutTask = () => Promise<string | null>;

const tasks = new Set<SignOutTask>();

/** Registers a task. @returns a function that removes it */
export function beforeSignOut(task: SignOutTask): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

/** Runs all tasks, and resolves to their warnings. A task that fails has none. */
export async function finishBeforeSignOut(): Promise<string[]> {
  const warnings = await Promise.all([...tasks].map((task) => task().catch(() => null)));
  return warnings.filter((warning) => warning !== null);
}
