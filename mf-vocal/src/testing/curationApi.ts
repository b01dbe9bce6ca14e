import { type CurationApi, createCurationApi } from '../curation/createCurationApi.ts';

/** The calls of curation without an api: the given ones succeed, and no other does. */
export function curationApi(calls: Partial<CurationApi>): CurationApi {
  return { ...createCurationApi(async () => Promise.reject(new Error('There is no api here'))), ...calls };
}
