/**
 * A webpack loader for Module Federation's run time. Our builds have no manifests or snapshots (`disableSnapshot`), preload by tags in the
 * page, and never register a remote twice; the handlers of all that, 2 kB over the wire, are methods that no bundler can see are unused.
 * A call of one of them fails with its name.
 */
const leaveOut = (name) => [
  new RegExp(`^\\t(?:async )?${name}\\(\\w+\\) \\{$[\\s\\S]*?^\\t\\}$`, 'm'),
  `\t${name}() {\n\t\tthrow new Error("${name} is left out of this build");\n\t}`,
];

/** Changes to each file, as pairs of text and replacement. */
const changes = {
  'core.js': [
    ['USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()', 'new DisabledSnapshotHandler()'],
  ],
  'helpers.js': [['\t\tpreloadAssets,\n', '']],
  'remote/index.js': [leaveOut('preloadRemote'), leaveOut('removeRemote')],
};

module.exports = function shakeFederation(source) {
  const [, file] = this.resourcePath.replaceAll('\\', '/').split('/runtime-core/dist/');
  return changes[file].reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) this.emitError(new Error(`Module Federation's ${file} no longer holds ${from}`));
    return changed;
  }, source);
};
