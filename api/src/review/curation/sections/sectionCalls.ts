import { type CuratedKind, curatedKindSchema, type SiteKey } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { idParams } from '../../../kernel/http/requests/commonSchemas.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { readSections } from './readSections.ts';

/** Parameters of calls about all sections of a kind. */
export const kindParams = siteParams.extend({ kind: curatedKindSchema });
/** Parameters of calls about one section. */
export const sectionParams = kindParams.extend(idParams.shape);

/** Makes the function that reads the site, the moderator and the kind of a call. */
export function createSectionCallOf({ callOf }: CurationServices) {
  return (request: FastifyRequest, { site, kind }: { site: string; kind: CuratedKind }) => ({
    ...callOf(request, site),
    kind,
  });
}

/** The response with a section after a change. */
export async function sectionResponse(db: Queryable, site: SiteKey, kind: CuratedKind, id: number) {
  const [section] = await readSections(db, site, kind, [id]);
  if (!section) throw new Error('A changed section no longer exists.');
  return { success: true as const, section };
}
