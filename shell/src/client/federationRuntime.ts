import runtime from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its build leaves this out of the runtime. The remotes' containers need it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /**
   * Module Federation's run time for bundles: remotes are built without one and take this
   * (tools/bundler/remoteConfig.ts).
   */
  var marqueeFederationRuntime: object | undefined;
}

globalThis.marqueeFederationRuntime = {
  ...runtime,
  bundlerRuntime: { ...runtime.bundlerRuntime, initContainerEntry },
  // The `init` of federation finds an instance by the identifier of the build, which here is the identifier of the
  // shell.
  runtime: { ...runtime.runtime, init: runtime.runtime?.createInstance },
};
