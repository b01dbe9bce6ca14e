import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A remote of the release set in use: its name and where its entry is (an address, or a file on the server). */
export type RemoteEntry = { name: string; version: string; entry: string };

/** The federation instance that the build created for the shell. */
function host() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation');
  return instance;
}

/** Registers the remotes of a release set, with the plugin that fetches their entries on this side. */
export function registerRemotes(remotes: readonly RemoteEntry[], plugin: ModuleFederationRuntimePlugin): void {
  const instance = host();
  instance.registerPlugins([plugin]);
  instance.registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'script' as const })));
}

/** Makes a call to a remote, or fails in its place. */
export type RemoteGuard = <Result>(remote: string, call: () => Promise<Result>) => Promise<Result>;

let guard: RemoteGuard = (_remote, call) => call();

/** Loads all later modules through this guard. */
export function guardRemotes(next: RemoteGuard): void {
  guard = next;
}

/** Loads a module that a remote exposes. @throws when the remote does not load or has no such module */
export async function loadRemoteModule<T>(remote: string, expose: string): Promise<T> {
  const module = await guard(remote, () => host().loadRemote<T>(`${remote}/${expose}`));
  if (!module) throw new Error(`${remote} exposes no module ${expose}`);
  return module;
}
