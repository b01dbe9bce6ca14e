import type {
  GrantsChange,
  PeopleList,
  Person,
  PersonResponse,
  SectionChoiceList,
  Suspension,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

const path = '/api/vocal/people';

/** Creates the calls for the people of the network. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createPeopleApi(exchange: Exchange) {
  return {
    /** @param search the words and the page, as the api names them */
    people: async (search: URLSearchParams, options?: CallOptions): Promise<PeopleList> =>
      (await exchange<PeopleList>('GET', search.size > 0 ? `${path}?${search}` : path, options)).body,
    suspend: async (id: string, suspension: Suspension): Promise<Person> =>
      (await exchange<PersonResponse>('POST', `${path}/${encodeURIComponent(id)}/suspend`, { body: suspension })).body
        .person,
    /** Lists the sections of a site. */
    sections: async (site: string, options?: CallOptions): Promise<SectionChoiceList> =>
      (await exchange<SectionChoiceList>('GET', `/api/vocal/categories/list/${site}`, options)).body,
    restore: async (id: string): Promise<Person> =>
      (await exchange<PersonResponse>('POST', `${path}/${encodeURIComponent(id)}/restore`)).body.person,
    changeGrants: async (id: string, change: GrantsChange): Promise<Person> =>
      (await exchange<PersonResponse>('PUT', `${path}/${encodeURIComponent(id)}/grants`, { body: change })).body.person,
  };
}

export type PeopleApi = ReturnType<typeof createPeopleApi>;
