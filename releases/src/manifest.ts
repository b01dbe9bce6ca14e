import type { HostKind } from '@marquee/shared/domain';
import { z } from 'zod';
import { partNameSchema } from './partNames.ts';

/** Version of one build: the package's version and the hash of its files, so that other bytes are another version. */
export const releaseVersionSchema = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);

const fileSchema = z.object({
  /** `sha384-…`, as the integrity attribute takes it. */
  integrity: z.string().startsWith('sha384-'),
  bytes: z.int().nonnegative(),
  /** Bytes over the wire; equals `bytes` for files that do not compress. */
  brotliBytes: z.int().nonnegative(),
});

/** Hashes of a part's browser scripts by file, among these files itself: for those that no page names. */
export const integrityFile = 'integrity.json';

/**
 * A page on which the gate tries an exposed module. The gate finds pages of the kinds `home` and `post` on every site by
 * itself; the others have a path, or the form of a link.
 */
export const probePageSchema = z.object({
  kind: z.string().min(1).max(60),
  /** `./category` */
  expose: z.string().startsWith('./').max(200),
  /** The kind of its host; `site` when absent. */
  host: z.enum(['site', 'creator'] satisfies HostKind[]).optional(),
  /** `/about`; `{year}` stands for the current year. */
  path: z.string().startsWith('/').max(200).optional(),
  /** `/category/:key`: the first link of that form on the pages of a site. */
  link: z.string().startsWith('/').max(200).optional(),
  /** Status of its response; 200 when absent. A module whose pages nobody can list is tried on one that is missing. */
  status: z.literal(404).optional(),
});
export type ProbePage = z.infer<typeof probePageSchema>;

/** Arguments of a query that the server hands on to pages, each in one form (server/src/address/PageAddresses.ts). */
const pageArgumentSchema = z.enum(['page', 'autoplay', 'way', 'next', 'from', 'signed-out']);

/**
 * A route that a part declares: a path of the sites or of the creator host, and the exposed module that makes its page. The route
 * table is made from the declarations of a release set, so a part adds a page with a release of its own.
 */
export const declaredRouteSchema = z.object({
  /** Name of the route in its host's table; a part keeps it from release to release. */
  id: z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
  /** The kind of its host; `site` when absent. */
  host: z.enum(['site', 'creator'] satisfies HostKind[]).optional(),
  /** Without a leading slash: words, `:parameters`, of which the last may be optional, and `*` at the end. Empty for the first page. */
  path: z
    .string()
    .max(200)
    .regex(/^(?:|\*|(?:[a-z0-9-]+|:[a-zA-Z]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?|\/\*)?)$/),
  /** `./category`; null for a page of the shell itself. */
  expose: z.string().startsWith('./').max(200).nullable(),
  /** Arguments of the query that the page depends on; none when absent. */
  query: z.array(pageArgumentSchema).max(6).optional(),
  /** Only for whoever has the address: the page is stored nowhere and is no page view. */
  isPrivate: z.boolean().optional(),
  /** `/api/posts/:postKey`: the page's first call of the api, which a browser makes while the module still loads. */
  firstCall: z
    .string()
    .max(200)
    .regex(/^\/api\/[A-Za-z0-9/:-]+$/)
    .optional(),
});
export type DeclaredRoute = z.infer<typeof declaredRouteSchema>;

/**
 * `manifest.json` of a release: its contents and its needs. Optional fields are missing in the first releases; tabs may
 * still need those, and the gate names the checks that it could not make.
 */
export const manifestSchema = z.object({
  name: partNameSchema,
  version: releaseVersionSchema,
  commit: z.string(),
  builtAt: z.iso.datetime(),
  mode: z.enum(['production', 'development']),
  /** Hash of the sources it was built from: an unchanged part is not built again. */
  sources: z.string(),
  /** Federation name of a remote: `mf_reader`; null for the shell. */
  federationName: z.string().nullable(),
  browser: z.object({
    /** The script that starts it, relative to `browser/`. */
    entry: z.string(),
    files: z.record(z.string(), fileSchema),
  }),
  /** Relative to `server/`; null for a part that runs in browsers only. */
  server: z.object({ entry: z.string(), files: z.record(z.string(), fileSchema) }).nullable(),
  /** Browser files that each exposed module needs, to be preloaded with a page that uses it. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Exposed modules that the shell asks of each remote, by federation name: `mf_reader` → `./home`, …. A remote needs none. */
  needs: z.record(z.string(), z.array(z.string())).optional(),
  /** Of a remote: pages on which the gate tries its modules. */
  probes: z.array(probePageSchema).max(100).optional(),
  /** The paths that it serves. The shell knows those of remotes that were released before they declared them. */
  routes: z.array(declaredRouteSchema).max(100).optional(),
  /** Modules of which the page has one copy: the versions that the shell brings, and the ranges that a remote takes. */
  shared: z
    .object({ provided: z.record(z.string(), z.string()), required: z.record(z.string(), z.string()) })
    .optional(),
  /** The contract it was built against; the hash is that of its sources. */
  contract: z.object({ package: z.literal('@marquee/shared'), version: z.string(), hash: z.string().optional() }),
  /** Of a shell: version of the contract with the server that loads it, as `1.0`; that of releases without it is 1. */
  serverContract: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional(),
  /** All files together. */
  sizes: z
    .object({ browserBytes: z.int(), browserBrotliBytes: z.int(), serverBytes: z.int(), browserFiles: z.int() })
    .optional(),
  /** sha384 of each file in `sources/`: a remote's TypeScript, or the contract that a shell brings. */
  typeSources: z.record(z.string(), z.string().startsWith('sha384-')).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;
