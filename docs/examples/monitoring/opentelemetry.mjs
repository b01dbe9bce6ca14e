// Traces of Marquee by OpenTelemetry. Copy this file into the folder of the installed packages, and name it in NODE_OPTIONS.
import { register } from 'node:module';

// The sources are ES modules. The instrumentation of pg sees them by this hook only.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
// biome-ignore lint/correctness/noUndeclaredDependencies: Operators who want traces install it themselves (decision 179).
await import('@opentelemetry/auto-instrumentations-node/register');
