import { type Attack, counted, pause, type Row } from '../Attack.ts';
import type { AttackResponse, Target } from '../Target.ts';
import { type Standing, TrialReleases } from './TrialReleases.ts';

/** Pages of a release before the attack: fewer prove nothing about it. */
const pages = 40;
const pagesBefore = 240;
/** Reports, or reads of a page that fails, at most. */
const most = 20;
const failingReads = 12;
const betweenMs = 250;
/** Counts of the workers are judged within so long. */
const judgedMs = 4_000;
const site = 'marquee';

/** A network of its own for each number, apart from those of other attacks. */
const networkOf = (attack: number, number: number) => `127.${30 + attack}.${number}.7`;

/** A release, a cookie that gets it, the number of the attack for its networks. */
type Victim = { version: string; cookie?: string; attack: number };
type Strike = { version: string; step: (number: number) => Promise<AttackResponse> };

/** F3: strangers try to have a good release taken back. */
export const takeBackReleases: Attack = async (target) => {
  if (!target.own) return [];
  const { text } = await target.ask('/api/posts/list?limit=1', { site });
  const post = /"urlPath":"(\/[a-z0-9-]+)"/.exec(text)?.[1] ?? '/';
  const releases = await TrialReleases.open(target, target.own, post);
  try {
    await readPages(target, post, pagesBefore, '127.3.1.7');
    const attackers = new Attackers(target, releases, post);
    return [...(await attackers.ofLive()), await attackers.byServerFailures(), ...(await attackers.ofCanary())];
  } finally {
    await releases.close();
  }
};

async function readPages(target: Target, post: string, count: number, from: string, cookie = ''): Promise<void> {
  for (let n = 0; n < count; n += 1) await target.ask(post, { site, from, headers: { cookie } });
}

class Attackers {
  readonly #target: Target;
  readonly #releases: TrialReleases;
  readonly #post: string;

  constructor(target: Target, releases: TrialReleases, post: string) {
    this.#target = target;
    this.#releases = releases;
    this.#post = post;
  }

  async ofLive(): Promise<Row[]> {
    const version = await this.#releases.goLive();
    await this.#read(1);
    return this.#byReports({ version, attack: 1 }, 'a live release');
  }

  async byServerFailures(): Promise<Row> {
    const version = await this.#releases.goLive();
    await this.#read(4);
    const read = (number: number) => this.#target.ask('/list', { site, from: networkOf(4, number) });
    const { standing, responses, count } = await this.#strike({ version, step: read }, failingReads);
    return {
      finding: 'F3',
      attack: `a live release: ${failingReads} GETs of /list from as many networks`,
      expected: 'stays',
      response: `${standing} after ${count}; ${counted(responses)}`,
      isAsExpected: standing === 'stays',
    };
  }

  async ofCanary(): Promise<Row[]> {
    const { version, cookie } = await this.#releases.startCanary();
    await this.#read(5, cookie);
    return this.#byReports({ version, cookie, attack: 5 }, 'a canary');
  }

  /** Reports without a page, with one page, and with a page for each network. */
  async #byReports({ version, cookie, attack }: Victim, victim: string): Promise<Row[]> {
    const isCanary = cookie !== undefined;
    const forged = await this.#strike({
      version,
      step: (number) => this.#report(version, '', networkOf(attack, number)),
    });
    const row = (attackOf: string, expected: readonly Standing[], { standing, responses, count }: Outcome): Row => ({
      finding: 'F3',
      attack: `${victim}: ${attackOf}`,
      expected: expected.join(' or '),
      response: `${standing} after ${count} from ${count} networks; ${counted(responses)}`,
      isAsExpected: expected.includes(standing),
    });
    const rows = [row(`up to ${most} forged reports, no page fetched`, ['stays'], forged)];
    if (forged.standing === 'taken back') return rows;

    const own = networkOf(attack + 50, 1);
    const ticket = await this.#ticketFor(own, cookie);
    const onePage = await this.#strike({ version, step: () => this.#report(version, ticket, own) });
    const baseRow = row(`${most} reports of one network with the ticket of one page`, ['stays'], onePage);
    rows.push({ ...baseRow, response: `${onePage.standing} after ${onePage.count}; ${counted(onePage.responses)}` });

    const eachItsOwn = await this.#strike({
      version,
      step: async (number) => {
        const from = networkOf(attack + 100, number);
        return this.#report(version, await this.#ticketFor(from, cookie), from);
      },
    });
    rows.push(
      row(
        `up to ${most} networks, each with a page and a report of its own${isCanary ? ' (the price)' : ''}`,
        isCanary ? ['taken back'] : ['stays', 'paused'],
        eachItsOwn,
      ),
    );
    return rows;
  }

  /** Serves the release to a network that does not attack, and waits until the workers have told of these pages. */
  async #read(attack: number, cookie?: string): Promise<void> {
    await readPages(this.#target, this.#post, pages, networkOf(attack, 255), cookie);
    await pause(judgedMs);
  }

  /** Goes on until the release is paused or gone, or the attack has spent all. */
  async #strike({ version, step }: Strike, times = most): Promise<Outcome> {
    const responses: number[] = [];
    let standing: Standing = 'stays';
    while (responses.length < times && standing === 'stays') {
      responses.push((await step(responses.length)).status);
      await pause(betweenMs);
      standing = await this.#releases.standingOf(version);
    }
    const deadline = Date.now() + judgedMs;
    while (standing === 'stays' && Date.now() < deadline) {
      await pause(betweenMs);
      standing = await this.#releases.standingOf(version);
    }
    return { standing, responses, count: responses.length };
  }

  async #ticketFor(from: string, cookie = ''): Promise<string> {
    const { headers } = await this.#target.ask(this.#post, { site, from, headers: { cookie } });
    return String(headers['server-timing'] ?? '').replace('ticket;desc=', '');
  }

  async #report(version: string, ticket: string, from: string): Promise<AttackResponse> {
    const origin = `http://${this.#target.hostOf(site)}`;
    const report = {
      message: 'TypeError: made up by the bench',
      stack: `at ${origin}/assets/mf-post/${version}/expose_post.js:1:1`,
      path: this.#post,
      module: 'mf_post/post',
      ticket,
      versions: await this.#releases.versionsWith(version),
    };
    return this.#target.ask('/_marquee/reports', {
      method: 'POST',
      site,
      from,
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', origin },
      body: JSON.stringify(report),
    });
  }
}

type Outcome = { standing: Standing; responses: number[]; count: number };
