/**
 * A webpack loader for Module Federation's run time. Our builds have no manifests or snapshots (`disableSnapshot`), preload by tags in the
 * page, never register a remote twice, load remotes by script alone, and have neither remotes that are known at build time nor fallbacks of
 * shares; the handlers of all that, 3 kB over the wire, are ones that no bundler can see are unused. A call of one of them fails with its
 * name.
 */
const leaveOut = (name) => [
  new RegExp(`^\\t(?:async )?${name}\\(\\w+\\) \\{$[\\s\\S]*?^\\t\\}$`, 'm'),
  `\t${name}() {\n\t\tthrow new Error("${name} is left out of this build");\n\t}`,
];
const leaveOutFunction = (name) => [
  new RegExp(`^async function ${name}\\(.*\\) \\{$[\\s\\S]*?^\\}$`, 'm'),
  `async function ${name}() {\n\tthrow new Error("${name} is left out of this build");\n}`,
];

/** Changes to each file, as pairs of text and replacement. */
const changes = {
  'core.js': [
    ['USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()', 'new DisabledSnapshotHandler()'],
  ],
  'helpers.js': [['\t\tpreloadAssets,\n', '']],
  'remote/index.js': [leaveOut('preloadRemote'), leaveOut('removeRemote')],
  'utils/load.js': [leaveOutFunction('loadEsmEntry'), leaveOutFunction('loadSystemJsEntry')],
  'webpack-bundler-runtime': [
    ['remotes: USE_REMOTE ? remotes : void 0', 'remotes: void 0'],
    ['getSharedFallbackGetter: USE_SHARED ? getSharedFallbackGetter : void 0', 'getSharedFallbackGetter: void 0'],
  ],
};

module.exports = function shakeFederation(source) {
  const [, file = 'webpack-bundler-runtime'] = this.resourcePath.replaceAll('\\', '/').split('/runtime-core/dist/');
  return changes[file].reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) this.emitError(new Error(`Module Federation's ${file} no longer holds ${from}`));
    return changed;
  }, source);
};
