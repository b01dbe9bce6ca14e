import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { handleError } from '../errors/errorHandler.ts';
import { refuseUnknownSites } from './refuseUnknownSites.ts';

const app = Fastify();
app.setErrorHandler(handleError);
refuseUnknownSites(app, { known: ['beat'] });
app.post('/', async () => 'taken');

const send = (payload: object, query = '') => app.inject({ method: 'POST', url: `/${query}`, payload });

test.each([
  [{ site: 'beat' }, '?site=beat'],
  [{ site: null }, ''],
  [{ grants: [{ site: 'beat' }, { site: null }], site: 7 }, ''],
])('takes %j', async (body, query) => {
  expect((await send(body, query)).body).toBe('taken');
});

test.each([
  [{}, '?site=bead', '?site'],
  [{ site: 'bead' }, '', '/site'],
  [{ grants: [{ site: 'beat' }, { site: 'bead' }] }, '', '/grants/1/site'],
])('refuses %j%s with the place of the unknown site', async (body, query, pointer) => {
  const response = await send(body, query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'site', errors: [{ pointer, code: 'invalid_value' }] });
});
