type PasteTools = typeof import('./pasteTools.ts');

let loaded: PasteTools | undefined;

/** Loads the code that reads clipboards of other programs. A failed load is tried again by the next call. */
export async function loadPasteTools(): Promise<PasteTools> {
  loaded ??= await import('./pasteTools.ts');
  return loaded;
}

/** Returns the code that reads clipboards of other programs. Undefined before it has loaded. */
export function pasteTools(): PasteTools | undefined {
  return loaded;
}
