import runtime from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its own build leaves this out of the run time; the remotes' containers need it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** Module Federation's run time for bundles: remotes are built without one and take this (tools/bundler/remoteConfig.ts). */
  var marqueeFederationRuntime: object | undefined;
}

globalThis.marqueeFederationRuntime = {
  ...runtime,
  bundlerRuntime: { ...runtime.bundlerRuntime, initContainerEntry },
  // Its own `init` finds an instance by the build's identifier, which here is the shell's.
  runtime: { ...runtime.runtime, init: runtime.runtime?.createInstance },
};
