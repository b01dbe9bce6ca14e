import { ticketHeader } from '../../../../mf-shared/src/tickets/ticketHeader.ts';
import { type Attack, counted, pause, type Row } from '../Attack.ts';
import type { OwnNetwork, Target } from '../Target.ts';

const browsers = 130;
const site = 'omni';
/** A ticket counts from this age on. */
const ticketMs = 16_000;
/** Reads of one network and post that count in a day, by default. */
const mostOfNetwork = 5;
const writtenMs = 4_000;

/** F5: one address reads a post with 130 made-up browsers, without a ticket and with one. */
export const makeUpReads: Attack = async (target) => {
  if (!target.own) return [];
  const { text } = await target.ask('/api/posts/list?limit=2', { site });
  const posts = [...text.matchAll(/"id":(?:"(\d+)"|(\d+)),"key"|"urlPath":"(\/[a-z0-9-]+)"/g)];
  const address = posts.find(([, , , path]) => path)?.[3] ?? '/';
  const ids = (JSON.parse(text) as { posts: { id: string }[] }).posts.map(({ id }) => id);
  const [first = '', second = ''] = ids;
  const { headers } = await target.ask(address, { site, from: '127.50.2.7' });
  const ticket = /ticket;desc=([\w-]+)/.exec(String(headers['server-timing'] ?? ''))?.[1];
  const servedAt = performance.now();
  const rows = [await read(target, target.own, { post: first, from: '127.50.1.7', ticket: '' })];
  if (!ticket) return rows;
  await pause(Math.max(0, servedAt + ticketMs - performance.now()));
  return [...rows, await read(target, target.own, { post: second, from: '127.50.2.7', ticket })];
};

async function read(
  target: Target,
  { apiPort }: OwnNetwork,
  { post, from, ticket }: { post: string; from: string; ticket: string },
): Promise<Row> {
  const countedReads = async () => {
    const { text } = await target.ask('/metrics', { port: apiPort });
    return Number(/^impressions_total\{result="counted"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await countedReads();
  const responses: number[] = [];
  for (let n = 0; n < browsers; n += 1) {
    const { status } = await target.ask('/api/posts/createImpression', {
      method: 'POST',
      site,
      from,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.${n}`,
        ...(ticket ? { [ticketHeader]: ticket } : {}),
      },
      body: JSON.stringify({ postId: post, authorId: null }),
    });
    responses.push(status);
  }
  await pause(writtenMs);
  const count = (await countedReads()) - before;
  const most = ticket ? mostOfNetwork : 0;
  return {
    finding: 'F5',
    attack: `${browsers} made-up browsers of one address read a post, ${ticket ? 'with the ticket of a page' : 'no page fetched'}`,
    expected: `${most === 0 ? 'none' : `at most ${most}`} counted`,
    response: `${count} counted; ${counted(responses)}`,
    isAsExpected: count <= most,
  };
}
