import type { ProbedModule } from '@marquee/releases/gate/report/ProbeReport.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';

function missingIn(module: unknown): string[] {
  const { Component, handle } = (module ?? {}) as { Component?: unknown; handle?: { meta?: unknown } };
  // A component may also be the object that memo and lazy make.
  const hasComponent = typeof Component === 'function' || (typeof Component === 'object' && Component !== null);
  return [...(hasComponent ? [] : ['Component']), ...(typeof handle?.meta === 'function' ? [] : ['handle.meta'])];
}

/** Loads a module as the shell does, and checks that it is a route module. @param name for example `mf_reader/home` */
export async function loadExposed(
  name: string,
  { app, loadModule }: Pick<LoadedReleaseSet, 'app' | 'loadModule'>,
): Promise<ProbedModule> {
  try {
    const module = await loadModule(name);
    // The probe pages of an older shell load the module, and report its errors.
    return { name, missing: app.loadModule ? missingIn(module) : [], error: null };
  } catch (error) {
    return { name, missing: [], error: reasonOf(error) };
  }
}

/** Describes an error in one line: its message, its place in a release, and its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place] = /\(?([^\s(]*\/(?:shell|mf-\w+)\/[^/\s]+\/server\/[^\s)]+)\)?/.exec(error.stack ?? '') ?? [];
  const [, inRelease = ''] = /\/((?:shell|mf-\w+)\/[^/]+\/server\/.+)$/.exec(place ?? '') ?? [];
  const own = `${error.message.split('\n')[0]}${inRelease ? ` (${inRelease})` : ''}`;
  return error.cause ? `${own}, caused by: ${reasonOf(error.cause)}` : own;
}
