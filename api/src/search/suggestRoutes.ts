import { type SiteKey, type SuggestResponse, suggestQuerySchema, suggestResponseSchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cacheTag, tagsOfPosts, tagsOfSections } from '../cache/cacheTags.ts';
import { makeResponse } from '../cache/response.ts';
import { refuseExceeded } from '../http/requests/refuseExceeded.ts';
import { siteOf, siteQuerySchema } from '../http/requests/site.ts';
import { sendResponse } from '../http/sendResponse.ts';
import { prepareSummaries } from '../postLists/summaries.ts';
import type { Services } from '../services.ts';
import { findByName } from './matches/findMatches.ts';
import { findSections } from './matches/findSections.ts';
import { cleanTerm, parseTerm } from './terms/parseTerm.ts';
import { resolveTerm } from './terms/resolveTerm.ts';

const minuteMs = 60_000;
/** Shorter texts match too much. */
const shortest = 2;
const mostPosts = 5;
const mostSections = 4;

const description =
  'What a text that is being typed may lead to: posts with its words in their name, and sections, authors and tags of that ' +
  'name. The last word counts as a beginning from three letters on.';

/** Suggestions for a search field. */
export const suggestRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses, config, impressions }) => {
  const readSummaries = prepareSummaries(db);
  const callsOfAddress = app.createRateLimit({
    max: config.limits.suggestions,
    timeWindow: minuteMs,
    keyGenerator: (request: FastifyRequest) => impressions.visitors.address(request.ip),
  });

  app.get(
    '/api/search/suggest',
    {
      schema: {
        tags: ['posts'],
        description,
        querystring: suggestQuerySchema.extend(siteQuerySchema.shape),
        response: { 200: suggestResponseSchema },
      },
    },
    async (request, reply) => {
      refuseExceeded(await callsOfAddress(request));
      const site = siteOf(request);
      const text = cleanTerm(request.query.q).toLowerCase();
      return sendResponse(
        request,
        reply,
        await responses.get(`search/suggest ${JSON.stringify([site, text])}`, () => suggest(site, text)),
      );
    },
  );

  async function suggest(site: SiteKey, text: string) {
    const posts = text.length < shortest ? [] : await readSummaries(await namedPosts(site, text));
    const sections = text.length < shortest ? [] : (await findSections(db, site, parseTerm(text))).every;
    const body: SuggestResponse = {
      posts: posts.map(({ name, urlPath, author }) => ({ name, urlPath, author: author?.fullname ?? null })),
      sections: sections.slice(0, mostSections).map(({ image: _, ...section }) => section),
    };
    const cacheTags = [
      cacheTag.site(site),
      cacheTag.list(site),
      ...tagsOfPosts(site, posts),
      ...tagsOfSections(site, sections),
    ];
    return makeResponse(suggestResponseSchema, body, { cacheTags });
  }

  async function namedPosts(site: SiteKey, text: string): Promise<number[]> {
    const resolved = await resolveTerm(db, { site }, text);
    return resolved ? (await findByName(db, { site }, resolved)).ids.slice(0, mostPosts) : [];
  }
};
