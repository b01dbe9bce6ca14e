import { declaredRouteSchema } from '@marquee/shared/remote/declaredRoute';
import { probePageSchema } from '@marquee/shared/remote/probePage';
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
 * `manifest.json` of a release: its contents and its needs. Optional fields are missing in the first releases; tabs may
 * still need those, and the gate names the checks that it could not make.
 */
export const manifestSchema = z.object({
  name: partNameSchema,
  version: releaseVersionSchema,
  commit: z.string(),
  builtAt: z.iso.datetime(),
  mode: z.enum(['production', 'development']),
  /** Hash of the sources. A part with unchanged sources is not built again. */
  sources: z.string(),
  /** Federation name of a remote: `mf_reader`. Null for the shell. */
  federationName: z.string().nullable(),
  browser: z.object({
    /** The script that starts it, relative to `browser/`. */
    entry: z.string(),
    files: z.record(z.string(), fileSchema),
  }),
  /** Relative to `server/`. Null for a part that runs in browsers only. */
  server: z.object({ entry: z.string(), files: z.record(z.string(), fileSchema) }).nullable(),
  /** Browser files that each exposed module needs, to be preloaded with a page that uses it. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Exposed modules that the shell loads from each remote, by federation name (`mf_reader` → `./home`). Remotes need none. */
  needs: z.record(z.string(), z.array(z.string())).optional(),
  /** Pages on which the gate tries a remote's modules. */
  probes: z.array(probePageSchema).max(100).optional(),
  /** Paths that the part serves. Remotes from before routes were declared have none, and the shell knows their paths. */
  routes: z.array(declaredRouteSchema).max(100).optional(),
  /** Modules of which the page has one copy: the versions that the shell brings, and the ranges that a remote takes. */
  shared: z
    .object({ provided: z.record(z.string(), z.string()), required: z.record(z.string(), z.string()) })
    .optional(),
  /** The contract with which the release was built. `hash` is the hash of the contract's sources. */
  contract: z.object({ package: z.literal('@marquee/shared'), version: z.string(), hash: z.string().optional() }),
  /** Version of the contract between a shell and the server that loads it, such as `1.0`. Absent in old releases, which have version 1. */
  serverContract: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional(),
  /** Sums over all files. */
  sizes: z
    .object({ browserBytes: z.int(), browserBrotliBytes: z.int(), serverBytes: z.int(), browserFiles: z.int() })
    .optional(),
  /** sha384 of each file in `sources/`: a remote's TypeScript, or the contract that a shell brings. */
  typeSources: z.record(z.string(), z.string().startsWith('sha384-')).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;
