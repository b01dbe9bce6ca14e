/** Timers are watched with their places, and threads that wait for nothing are Node's own. */
const others: ReadonlySet<string> = new Set(['Timeout', 'Immediate', 'TickObject', 'MessagePort']);

const openNow = () => process.getActiveResourcesInfo().filter((kind) => !others.has(kind));

/** The resources that keep this process alive, compared with those at the start. */
export class OpenResources {
  readonly #before = openNow();

  /** Node's names of the resources opened since the beginning, one for each. */
  added(): string[] {
    const before = [...this.#before];
    return openNow().filter((kind) => {
      const index = before.indexOf(kind);
      if (index === -1) return true;
      before.splice(index, 1);
      return false;
    });
  }
}
