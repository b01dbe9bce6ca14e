import { setTimeout as sleep } from 'node:timers/promises';
import { askSite } from '../../network/askSite.ts';

/** The ticket of a page has to be this old, with a second for its rounded time. */
const ticketMs = 16_000;

type Attempt = { post: string; postId: string; network: number };

/** Readers in networks of their own, who call what the scripts of a post call. */
export class CountedReader {
  readonly #origin: string;

  /** @param origin a site, `http://beat.localhost:3000` */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Opens a post, gets its ticket, and reads it. @returns the ticket; empty without one */
  async read({ post, postId, network }: Attempt): Promise<string> {
    const headers = headersOf(network);
    const { headers: page } = await askSite(this.#origin + post, { headers });
    const [, own] = /ticket;desc=([\w-]+)/.exec(String(page['server-timing'])) ?? [];
    const ticket = own ?? (await this.#askForTicket(headers));
    await sleep(ticketMs);
    await this.send(postId, ticket, network);
    return ticket;
  }

  async #askForTicket(headers: Record<string, string>): Promise<string> {
    const { body } = await askSite(`${this.#origin}/_marquee/ticket`, { method: 'POST', headers });
    return String((JSON.parse(body.toString()) as { ticket?: unknown }).ticket ?? '');
  }

  /** Sends an impression. */
  async send(postId: string, ticket: string, network: number): Promise<void> {
    await askSite(`${this.#origin}/api/posts/createImpression`, {
      method: 'POST',
      headers: { ...headersOf(network), 'content-type': 'application/json', 'x-marquee-ticket': ticket },
      body: JSON.stringify({ postId }),
    });
  }
}

const headersOf = (network: number) => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
  'x-forwarded-for': `203.0.${network % 250}.7`,
});
