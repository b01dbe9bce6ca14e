import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cdnSchema } from '@marquee/platform/cdn/cdn.ts';
import { internalSecretsSchema, isThisMachine } from '@marquee/platform/internal/internalSecrets.ts';
import { readSettings, type SettingsOf } from '@marquee/platform/settings/readSettings.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { startedSitesSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import type { ApiAddress } from './ApiAddress.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Settings of the server, from the environment. */
const serverConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Address of the api, or of a balancer in front of several. */
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3101'),
  /** Secrets that this network's servers and apis share. An api on another machine trusts no server without one. */
  INTERNAL_SECRET: internalSecretsSchema,
  DATA_DIR: z.string().default(path.join(repositoryRoot, '.data')),
  WORKERS: z.coerce.number().int().min(1).max(64).default(Math.min(availableParallelism(), 8)),
  /** `example.com` serves `<site>.example.com`; the default is for a laptop. */
  MARQUEE_DOMAIN: z.string().default('localhost'),
  /** Sites that are served, with commas between their keys. The network links to no other. */
  SITES: startedSitesSchema,
  /** The protocol in readers' address bars, for links to other hosts. */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  /** Port that readers use; empty when it is the protocol's own. */
  PUBLIC_PORT: z.string().optional(),
  /** A PostgreSQL for the release registry, shared by several machines. Without it, the registry is a folder in `DATA_DIR`. */
  DATABASE_URL: z.string().optional(),
  /** Location of the published releases: `disk` for a folder in `DATA_DIR`, or `s3://bucket` for a bucket. */
  RELEASE_STORAGE: z
    .string()
    .regex(/^(disk|s3:\/\/[\w.-]+)$/, 'is disk or s3://bucket')
    .default('disk'),
  RELEASE_S3_REGION: z.string().default('us-east-1'),
  /** Address of an S3 that is not Amazon's. */
  RELEASE_S3_ENDPOINT: z.url().optional(),
  /** Credentials of that S3; without them Amazon's client looks in its usual other places. */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  /** Days without readers after which a release is removed, unless it is among the newest of its part. */
  RELEASE_KEEP_DAYS: z.coerce.number().min(0).default(30),
  RELEASE_KEEP_COUNT: z.coerce.number().int().min(1).default(20),
  /** The operator's token, for the status page and everything in the release API. Without it there is no status page. */
  OPERATOR_TOKEN: z.string().min(24, 'has at least 24 characters').optional(),
  /** Address that gets a signed message about each release, canary, rollback and pause, and the secret that signs it. */
  RELEASE_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
  /** Mail addresses of people who are notified of releases. */
  RELEASE_MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.email()).min(1).max(10))
    .optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  /** Address that must accept each next stage of a canary. */
  RELEASE_ACCEPTANCE: z.url({ protocol: /^https?$/ }).optional(),
  RELEASE_WEBHOOK_SECRET: z.string().min(16, 'has at least 16 characters').optional(),
  /** `on` lets teams try one part in a running network, in one browser. */
  OVERRIDES: z.enum(['on', 'off']).default('off'),
  /** Minutes for which the previous set stays ready to serve again. 0 disables this. */
  STANDBY_MINUTES: z.coerce.number().min(0).max(10_000).default(60),
  /** Seconds for which a server that gets SIGTERM still takes connections, and answers /readyz with 503. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(600).default(0),
  REGISTRY_POLL_MS: z.coerce.number().int().min(50).default(500),
  /** A page whose loaders take longer is given up: readers get the stored one, or the error page. */
  PAGE_DEADLINE_MS: z.coerce.number().int().min(100).default(5_000),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(64),
  /** `npm run dev`: a part whose browser files come from a dev server at this origin, by release name: `mf-post=http://…`. */
  DEV_PART: z.templateLiteral([partNameSchema, '=', z.url()]).optional(),
  /** Proxies in front, as addresses or networks with commas between them: only their forwarded headers are believed. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  /** Open connections of one network (IPv4 /24, IPv6 /48) and of all clients, to each worker. */
  NETWORK_CONNECTIONS: z.coerce.number().int().min(1).default(500),
  WORKER_CONNECTIONS: z.coerce.number().int().min(1).default(5_000),
  /** `off` removes the service worker and its storage from readers' browsers, at their next visit. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  CLOUD_NAME: z.string().default('/media'),
  /** The shared cache in front of this server. It may store pages for as long as their headers say. */
  CDN: cdnSchema,
  LOG_LEVEL: z.string().default('info'),
  /** Requests that the log has: none, slow ones, or all. */
  ACCESS_LOG: z.enum(['off', 'slow', 'all']).default('slow'),
  /** Milliseconds to the first byte from which a page, document, picture or file is slow. */
  SLOW_REQUEST_MS: z.coerce.number().int().min(1).default(1_000),
  /** Port and address of /metrics. Without the port, nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});
export type ServerConfig = SettingsOf<typeof serverConfigSchema>;

const checkedSchema = serverConfigSchema.superRefine(({ API_URL, INTERNAL_SECRET }, context) => {
  if (INTERNAL_SECRET.length === 0 && !isThisMachine(new URL(API_URL).hostname))
    context.addIssue({
      code: 'custom',
      path: ['API_URL'],
      message:
        'names another machine, whose api would give this server no purges and no tickets. Set the same INTERNAL_SECRET for the server and the api',
    });
});

/** @throws SettingsError that names every variable at fault */
export function readServerConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  return readSettings(checkedSchema, environment, ['PUBLIC_PORT']);
}

/** The api of a server, with the secret that this server sends. */
export function apiOf({ apiUrl, internalSecret }: Pick<ServerConfig, 'apiUrl' | 'internalSecret'>): ApiAddress {
  return { url: apiUrl, secret: internalSecret[0] };
}
