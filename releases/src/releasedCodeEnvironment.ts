/** The shell's own settings that are no secrets, and those that Node, Chromium and the OS use. */
const allowed: ReadonlySet<string> = new Set([
  // Every worker calls the api for its readers, also one of a canary.
  'INTERNAL_SECRET',
  ...['PORT', 'HOST', 'API_URL', 'DATA_DIR', 'WORKERS', 'MARQUEE_DOMAIN', 'SITES', 'PUBLIC_PROTOCOL', 'PUBLIC_PORT'],
  ...['RELEASE_STORAGE', 'RELEASE_S3_REGION', 'RELEASE_S3_ENDPOINT', 'RELEASE_KEEP_DAYS', 'RELEASE_KEEP_COUNT'],
  ...[
    'OVERRIDES',
    'REGISTRY_POLL_MS',
    'SHUTDOWN_DELAY_SECONDS',
    'STANDBY_MINUTES',
    'PAGE_DEADLINE_MS',
    'PAGE_CACHE_MB',
    'DEV_PART',
    'TRUST_PROXY',
  ],
  ...['NETWORK_CONNECTIONS', 'WORKER_CONNECTIONS', 'SERVICE_WORKER', 'CLOUD_NAME', 'CDN', 'LOG_LEVEL'],
  ...['ACCESS_LOG', 'SLOW_REQUEST_MS', 'METRICS_PORT', 'METRICS_HOST'],
  ...[
    'CHROMIUM',
    'GATE_BROWSER',
    'GATE_LOOKS',
    'NODE_COMPILE_CACHE',
    'NODE_ENV',
    'NODE_EXTRA_CA_CERTS',
    'NODE_OPTIONS',
    'SSL_CERT_DIR',
    'SSL_CERT_FILE',
  ],
  ...['HOME', 'LANG', 'LC_ALL', 'PATH', 'TMPDIR', 'TZ', 'USER', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
]);

/** Settings of OpenTelemetry. Those that end in HEADERS hold credentials. */
const tracing = /^OTEL_(?!\w*HEADERS$)\w+$/;

/**
 * Builds the environment of a process that runs released code, from an allowlist. Unforeseen secrets therefore stay out. Deleting them
 * later would not help, because `/proc/<pid>/environ` shows the environment as it was at the start.
 */
export function releasedCodeEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && (allowed.has(entry[0]) || tracing.test(entry[0])),
    ),
  );
}
