import { type CurationApi, createCurationApi } from '../curation/createCurationApi.ts';

/** Calls of curation without an api. The given calls succeed, and all other calls fail. */
export function curationApi(calls: Partial<CurationApi>): CurationApi {
  return { ...createCurationApi(async () => Promise.reject(new Error('There is no api here'))), ...calls };
}
