/** Objects that unrelated scripts of one process share. */
const sharedObjects: Readonly<Record<string, object>> = {
  globalThis,
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'Promise.prototype': Promise.prototype,
  'Date.prototype': Date.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
};

type Snapshot = Map<string, unknown>;

/** Getters are not called: several of Node's load something when they are. */
function snapshot(): Snapshot {
  const values: Snapshot = new Map();
  for (const [name, object] of Object.entries(sharedObjects)) {
    for (const key of Reflect.ownKeys(object)) {
      const descriptor = Object.getOwnPropertyDescriptor(object, key);
      const place = name === 'globalThis' ? String(key) : `${name}.${String(key)}`;
      values.set(place, descriptor && 'value' in descriptor ? descriptor.value : undefined);
    }
  }
  return values;
}

/** The global scope at one moment, to find later changes in it. */
export class GlobalScope {
  readonly #before = snapshot();

  /** Names that were added since, and those whose value is another. */
  changes(): string[] {
    const after = snapshot();
    return [...after]
      .filter(([name, value]) => {
        if (!this.#before.has(name)) return true;
        const earlier = this.#before.get(name);
        return earlier !== undefined && !Object.is(earlier, value);
      })
      .map(([name]) => name);
  }
}
