import { type SiteKey, type SuggestResponse, suggestQuerySchema, suggestResponseSchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cacheTag, tagsOfPosts, tagsOfSections } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import type { ImpressionRecorder } from '../impressions/recording/ImpressionRecorder.ts';
import { prepareSummaries } from '../lists/summaries.ts';
import { findSuggestions, suggestedTerm } from './findSuggestions.ts';

const minuteMs = 60_000;

const description =
  'What a text that is being typed may lead to: posts with its words in their name, and sections, authors and tags of that ' +
  'name. The last word counts as a beginning from three letters on.';

type SuggestServices = Services & { impressions: Pick<ImpressionRecorder, 'visitors'> };

/** Routes of suggestions for a search field. */
export const suggestRoutes: FastifyPluginAsyncZod<SuggestServices> = async (
  app,
  { db, responses, config, impressions },
) => {
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
      const text = suggestedTerm(request.query.q);
      return sendResponse(
        request,
        reply,
        await responses.get(`search/suggest ${JSON.stringify([site, text])}`, () => suggest(site, text)),
      );
    },
  );

  async function suggest(site: SiteKey, text: string) {
    const { posts, sections } = await findSuggestions(db, readSummaries, site, text);
    const body: SuggestResponse = {
      posts: posts.map(({ name, urlPath, author }) => ({ name, urlPath, author: author?.fullname ?? null })),
      sections: sections.map(({ image: _, ...section }) => section),
    };
    const cacheTags = [
      cacheTag.site(site),
      cacheTag.list(site),
      ...tagsOfPosts(site, posts),
      ...tagsOfSections(site, sections),
    ];
    return makeResponse(suggestResponseSchema, body, { cacheTags });
  }
};
