import { askSite, type SiteResponse } from './askSite.ts';

/** Requests the home page of a site, also at the host name that an operator gave it. @param origin usual origin, with the port */
export async function askHome(origin: string): Promise<SiteResponse> {
  const response = await askSite(`${origin}/`);
  const own = response.status === 301 ? URL.parse(response.headers.location ?? '') : null;
  return own ? askSite(`http://${own.hostname}:${new URL(origin).port}/`) : response;
}
