import { join, resolve } from 'node:path';
import { internalSecretsSchema, isThisMachine } from '@marquee/platform/internal/internalSecrets.ts';
import { readSettings } from '@marquee/platform/settings/readSettings.ts';
import { type BucketSettings, credentialsOf } from '@marquee/platform/storage/openBucket.ts';
import { creatorHost, type NamedSites, namedSitesSchema, type Role, startedSitesSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { type CdnSettings, cdnFaults, cdnSettings, cdnVariables } from './cdnSettings.ts';
import type { ImpressionLimits } from './impressionLimits.ts';
import { type OpenidSettings, openidSettings, openidVariables } from './openidSettings.ts';
import { type PayeeSettings, payeeVariables } from './payeeSettings.ts';
import { roleListSchema } from './roleListSchema.ts';

const repository = resolve(import.meta.dirname, '../../../..');

const wholeNumber = (fallback: number, min = 1) => z.coerce.number().int().min(min).default(fallback);

const environmentSchema = z.object({
  /** 0 = any free port. */
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3101),
  API_HOST: z.string().default('127.0.0.1'),
  /** Secrets by which the api knows its own servers, separated by commas. Needed to listen beyond this machine. */
  INTERNAL_SECRET: internalSecretsSchema,
  /** `on` lets another api, with the next code, listen on the same port before this one leaves. Linux only. */
  API_SHARE_PORT: z.enum(['on', 'off']).default('off'),
  /** Seconds for which an api that gets SIGTERM still takes requests, and answers /readyz with 503. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(600).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Folder of the embedded database, the original pictures and the caches. */
  DATA_DIR: z.string().default(join(repository, '.data')),
  /** Address of a PostgreSQL server; without it the embedded server runs. */
  DATABASE_URL: z.string().optional(),
  /** Maximum number of connections. */
  DATABASE_POOL: wholeNumber(10),
  /** A query that takes longer is cancelled, so that no request can hold the database. */
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(5_000),
  /** A query that takes longer is logged, without its values. */
  DATABASE_SLOW_QUERY_MS: wholeNumber(500),
  /** Milliseconds that a request waits for a database connection before it gets 503. */
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(3_000),
  /** Keys of the sites of code that this network starts, separated by commas. */
  SITES: startedSitesSchema,
  /** Keys of the sites on which nobody approves a post that is the person's own work, separated by commas, or `all`. */
  FOUR_EYES: namedSitesSchema,
  /** The network's domain. The shell has a setting of the same name. */
  MARQUEE_DOMAIN: z.string().default('localhost'),
  /**
   * Protocol and port at which browsers reach the sites, for links in mails. The server has settings of the same names.
   */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** A mail server, `smtp://user:password@host:587`; without it mails are files in DATA_DIR/mail. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails; `Vocal <no-reply@vocal.<domain>>` when absent. */
  MAIL_FROM: z.string().optional(),
  /**
   * Parent domain of the sites and the creator host, for example `example.com`. Set it to share one session among them.
   */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/i, 'a domain such as example.com; browsers share no cookies below localhost')
    .transform((domain) => domain.replace(/^\./, ''))
    .optional(),
  /**
   * Maximum wrong passwords from one address in 15 minutes. A device, and an account before it is slowed down, have a
   * third of this limit.
   */
  SIGN_IN_LIMIT: wholeNumber(60),
  /** Accounts created from one address in an hour. */
  SIGN_UP_LIMIT: wholeNumber(20),
  /** Maximum number of mails that one address may request in an hour. */
  MAIL_LIMIT: wholeNumber(20),
  /** Posts that an account may create in an hour. */
  POST_LIMIT: wholeNumber(60),
  /** Saves that an account may make in a minute. */
  SAVE_LIMIT: wholeNumber(240),
  /** Preview links that an account may create in an hour. */
  PREVIEW_LIMIT: wholeNumber(60),
  /** Notes and replies that an account may write or change in an hour. */
  NOTE_LIMIT: wholeNumber(300),
  PAYOUT_LIMIT: wholeNumber(20),
  ...payeeVariables,
  /** Roles that are effective only in sessions with a second factor, separated by commas. */
  SECOND_FACTOR_ROLES: roleListSchema,
  ...openidVariables,
  ...cdnVariables,
  /** Uploads of one account in an hour, refused ones included. */
  UPLOAD_LIMIT: wholeNumber(200),
  /** Bytes of stored uploads of one account in 24 hours. */
  UPLOAD_BYTES: wholeNumber(1024 * 1024 * 1024),
  /** Storage of original pictures: `disk` is a folder in `DATA_DIR`, `s3://bucket` a bucket that several apis share. */
  UPLOAD_STORAGE: z
    .string()
    .regex(/^(disk|s3:\/\/[\w.-]+)$/, 'is disk or s3://bucket')
    .default('disk'),
  UPLOAD_S3_REGION: z.string().default('us-east-1'),
  /** Address of an S3 that is not Amazon's. */
  UPLOAD_S3_ENDPOINT: z.url().optional(),
  /** Credentials for the S3. Without them, Amazon's client uses its default provider chain. */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  /** Suggestions for search fields to one address in a minute. */
  SUGGEST_LIMIT: wholeNumber(240),
  /** Searches that are not cached, of one network (IPv4 /24, IPv6 /48) in a minute. */
  SEARCH_LIMIT: wholeNumber(300),
  /** Impressions of posts from one address in a minute. */
  IMPRESSION_LIMIT: wholeNumber(120),
  /** Impressions of one post that count for one network (IPv4 /24, IPv6 /48) on one day. */
  IMPRESSION_NETWORK_POST_LIMIT: wholeNumber(5),
  /** Impressions of all posts together that count for one network (IPv4 /24, IPv6 /48) on one day. */
  IMPRESSION_NETWORK_LIMIT: wholeNumber(500),
  /** Impressions that count for one ticket, which is one visit. */
  IMPRESSION_TICKET_LIMIT: wholeNumber(40),
  /** Refused impressions stored as rows for each network and day. Further ones are only counted. */
  IMPRESSION_NETWORK_EVIDENCE: wholeNumber(200, 0),
  /** Refused impressions of all networks stored as rows each day. */
  IMPRESSION_EVIDENCE: wholeNumber(100_000, 0),
  /** Milliseconds between two batches of impressions to the database. */
  IMPRESSION_FLUSH_MS: wholeNumber(1_000),
  /** Bytes of impressions kept on the disk while the database is down; further ones are refused. */
  IMPRESSION_JOURNAL_BYTES: wholeNumber(64 * 1024 * 1024),
  /** Bytes of responses kept in memory. */
  ANSWER_CACHE_BYTES: wholeNumber(64 * 1024 * 1024),
  /** Bytes of rendered pictures kept on the disk. */
  IMAGE_CACHE_BYTES: wholeNumber(512 * 1024 * 1024),
  /** Hosts from which posts' pictures may be fetched, separated by commas. `*.` means all subdomains. */
  IMAGE_HOSTS: z
    .string()
    .default('i.ytimg.com,i.vimeocdn.com,*.boltdns.net,*.media.brightcove.com')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().regex(/^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/, 'names of hosts, as i.ytimg.com or *.example.com'),
      ),
    ),
});

export type Config = {
  port: number;
  host: string;
  /** Secrets by which the api knows its own servers. Without one it trusts direct calls of this machine. */
  internalSecrets: readonly string[];
  logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  /** Absolute. */
  dataDirectory: string;
  /** Folder of the original pictures. */
  originalsDirectory: string;
  /** The bucket of the original pictures. The location `disk` means the folder instead. */
  uploadStorage: BucketSettings;
  sharesPort: boolean;
  shutdownDelaySeconds: number;
  database: {
    url: string | undefined;
    pool: number;
    statementTimeoutMs: number;
    slowQueryMs: number;
    connectTimeoutMs: number;
  };
  /** Sites of code that this network starts. */
  sites: NamedSites;
  /** Sites on which nobody approves a post that is the person's own work. */
  fourEyes: NamedSites;
  domain: string;
  /** Origin of the creator platform below the domain: `https://vocal.example.com`. Operators can choose another (`readCreatorOrigin`). */
  usualCreatorOrigin: string;
  cookieDomain: string | undefined;
  mail: { directory: string; url: string | undefined; from: string };
  limits: {
    signIn: number;
    signUp: number;
    mails: number;
    posts: number;
    saves: number;
    previews: number;
    notes: number;
    payouts: number;
    uploads: number;
    uploadBytes: number;
    suggestions: number;
    searches: number;
    impressions: number;
  };
  impressions: { directory: string; flushEveryMs: number; maxBytes: number; limits: ImpressionLimits };
  responseCacheBytes: number;
  imageCacheBytes: number;
  imageHosts: readonly string[];
  payees: PayeeSettings;
  /** Roles that are effective only in sessions that have proved a second factor. */
  secondFactorRoles: readonly Role[];
  /** The OpenID provider. Null without one. */
  openid: OpenidSettings | null;
  cdn: CdnSettings;
};

const checkedSchema = environmentSchema.superRefine(({ API_HOST, INTERNAL_SECRET, ...variables }, context) => {
  for (const [name, message] of cdnFaults(variables)) context.addIssue({ code: 'custom', path: [name], message });
  if (INTERNAL_SECRET.length === 0 && !isThisMachine(API_HOST))
    context.addIssue({
      code: 'custom',
      path: ['API_HOST'],
      message:
        'lets other machines connect, whose servers this api would not trust. Set the same INTERNAL_SECRET for the api and its servers',
    });
});

const readEnvironment = (environment: Readonly<Record<string, string | undefined>>) =>
  readSettings(checkedSchema, environment, ['PUBLIC_PORT']);
type Settings = ReturnType<typeof readEnvironment>;

/**
 * Reads the configuration from environment variables.
 * @throws SettingsError that names every variable at fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = readEnvironment(environment);
  const creatorHostName = `${creatorHost}.${env.marqueeDomain}`;
  return {
    port: env.apiPort,
    host: env.apiHost,
    internalSecrets: env.internalSecret,
    logLevel: env.logLevel,
    dataDirectory: resolve(env.dataDir),
    originalsDirectory: resolve(env.dataDir, 'originals'),
    uploadStorage: {
      location: env.uploadStorage,
      region: env.uploadS3Region,
      endpoint: env.uploadS3Endpoint,
      credentials: credentialsOf(env),
    },
    sharesPort: env.apiSharePort === 'on',
    shutdownDelaySeconds: env.shutdownDelaySeconds,
    database: {
      url: env.databaseUrl,
      pool: env.databasePool,
      statementTimeoutMs: env.databaseStatementTimeoutMs,
      slowQueryMs: env.databaseSlowQueryMs,
      connectTimeoutMs: env.databaseConnectTimeoutMs,
    },
    sites: env.sites,
    fourEyes: env.fourEyes,
    domain: env.marqueeDomain,
    usualCreatorOrigin: originOf(env.publicProtocol, creatorHostName, env.publicPort ?? String(env.port)),
    cookieDomain: env.cookieDomain,
    mail: {
      directory: resolve(env.dataDir, 'mail'),
      url: env.mailUrl,
      from: env.mailFrom ?? `Vocal <no-reply@${creatorHostName}>`,
    },
    limits: limitsOf(env),
    impressions: {
      directory: resolve(env.dataDir, 'impressions'),
      flushEveryMs: env.impressionFlushMs,
      maxBytes: env.impressionJournalBytes,
      limits: {
        ofNetworkAndPost: env.impressionNetworkPostLimit,
        ofNetwork: env.impressionNetworkLimit,
        ofTicket: env.impressionTicketLimit,
        evidenceOfNetwork: env.impressionNetworkEvidence,
        evidence: env.impressionEvidence,
      },
    },
    responseCacheBytes: env.answerCacheBytes,
    imageCacheBytes: env.imageCacheBytes,
    imageHosts: env.imageHosts,
    payees: {
      ...{ key: env.payeeKey, former: env.payeeKeysFormer, lost: env.payeeKeysLost },
      file: resolve(env.dataDir, 'payee.key'),
    },
    secondFactorRoles: env.secondFactorRoles,
    openid: openidSettings(env),
    cdn: cdnSettings(env),
  };
}

function limitsOf(env: Settings): Config['limits'] {
  return {
    signIn: env.signInLimit,
    signUp: env.signUpLimit,
    mails: env.mailLimit,
    posts: env.postLimit,
    saves: env.saveLimit,
    previews: env.previewLimit,
    notes: env.noteLimit,
    payouts: env.payoutLimit,
    uploads: env.uploadLimit,
    uploadBytes: env.uploadBytes,
    suggestions: env.suggestLimit,
    searches: env.searchLimit,
    impressions: env.impressionLimit,
  };
}

/** @param port empty for the protocol's own */
function originOf(protocol: 'http' | 'https', hostName: string, port: string): string {
  return new URL(`${protocol}://${hostName}${port && `:${port}`}`).origin;
}
