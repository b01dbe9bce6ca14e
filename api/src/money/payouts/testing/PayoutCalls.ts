import { type Payout, payoutListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { signIn } from '../../../testing/writers.ts';
import { recordTransfer } from '../../ledger/recordTransfer.ts';
import { verifyLedger } from '../../ledger/verifyLedger.ts';
import { openWriterAccounts, readBalances } from '../../ledger/writerAccounts.ts';
import { openPayeeSeal } from '../../payees/openPayeeSeal.ts';
import type { PayoutProvider } from '../PayoutProvider.ts';
import { sendPayouts } from '../sendPayouts.ts';

/** Makes calls of the latest writer and of an operator about payouts, on a separate network. */
export class PayoutCalls {
  readonly network: TestNetwork;
  readonly address = 'DE89 3704 0044 0532 0130 00';
  readonly #operator: string;
  /** Number of writers created so far. */
  writers = 0;
  #writer = { id: 0, cookie: '' };

  private constructor(network: TestNetwork, operator: string) {
    this.network = network;
    this.#operator = operator;
  }

  static async open(): Promise<PayoutCalls> {
    const network = await createTestNetwork({ PAYOUT_LIMIT: '1000', SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' });
    return new PayoutCalls(network, await signIn(network.app, demoAccounts.moderator));
  }

  /** Verifies the ledger and closes the network. */
  async close(): Promise<void> {
    const faults = await verifyLedger(this.network.db);
    await this.network.close();
    if (faults.length > 0) throw new Error(`The ledger is wrong: ${JSON.stringify(faults)}`);
  }

  /** Creates a writer without money. */
  async addWriter(): Promise<void> {
    this.writers += 1;
    const { app, db } = this.network;
    const account = { email: `writer-${this.writers}@payouts.example`, password: 'tin-whistle-and-kelp' };
    const payload = { ...account, firstName: '=Ola', lastName: `Strand ${this.writers}` };
    await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
    const [user] = await db.select().from(users).where(eq(users.email, account.email));
    this.#writer = { id: user?.id ?? 0, cookie: await signIn(app, account) };
    await openWriterAccounts(db, [this.#writer.id]);
  }

  get writerCookie(): string {
    return this.#writer.cookie;
  }

  earn(micros: number) {
    const { id } = this.#writer;
    return recordTransfer(this.network.db, {
      ...{ kind: 'adjustment', from: 'adjustments', to: 'earned', userId: id, micros, at: testNow },
      ...{ key: `earn ${id} ${micros}`, actorId: 1, reason: 'Test' },
    });
  }

  ask(key: string | undefined, body: object = { address: this.address }, app = this.network.app) {
    return app.inject({
      ...{ method: 'POST', url: '/api/vocal/user/payouts', payload: body },
      headers: { cookie: this.#writer.cookie, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  }

  /** @param as the caller's cookie, by default the operator's */
  call(path: string, payload?: object, as = this.#operator) {
    return this.network.app.inject({
      ...{ method: payload ? 'POST' : 'GET', url: `/api/vocal/${path}`, headers: { cookie: as } },
      ...(payload && { payload }),
    });
  }

  balances() {
    return readBalances(this.network.db, this.#writer.id);
  }

  /** Returns the payouts that the writer sees. */
  async own(): Promise<Payout[]> {
    return payoutListSchema.parse((await this.call('user/payouts', undefined, this.#writer.cookie)).json()).payouts;
  }

  async send(provider: PayoutProvider) {
    const { db, config } = this.network;
    const payees = await openPayeeSeal(config.payees);
    return sendPayouts({ db, provider, payees, at: testNow, log: { warn: () => undefined } });
  }
}
