import type {
  Balance,
  Earnings,
  HoldList,
  HoldReadList,
  ImpressionBuckets,
  ImpressionCount,
  Payee,
  Payout,
  PayoutList,
  ReadList,
  TransferList,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

const path = '/api/vocal/user';

/** Creates the calls for a writer's money. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createMoneyApi(exchange: Exchange) {
  const get =
    <Body>(address: string) =>
    async (search: URLSearchParams, options?: CallOptions): Promise<Body> =>
      (await exchange<Body>('GET', search.size > 0 ? `${address}?${search}` : address, options)).body;
  return {
    balance: get<Balance>(`${path}/balance`),
    /** `search` contains the filters, by their names in the api. This applies to all calls with `search`. */
    earnings: get<Earnings>(`${path}/earnings`),
    transfers: get<TransferList>(`${path}/transfers`),
    reads: get<ReadList>(`${path}/reads`),
    counts: get<ImpressionCount>(`${path}/postImpressionCount`),
    countBuckets: get<ImpressionBuckets>(`${path}/postImpressionBucket`),
    payouts: get<PayoutList>(`${path}/payouts`),
    holds: get<HoldList>(`${path}/holds`),
    holdReads: (id: string, search: URLSearchParams, options?: CallOptions) =>
      get<HoldReadList>(`${path}/holds/${id}/reads`)(search, options),
    async answerHold(id: string, answer: string): Promise<void> {
      await exchange('POST', `${path}/holds/${id}/answer`, { body: { answer } });
    },
    /** @param key idempotency key. A call with the same key requests no second payout */
    async askForPayout(payee: Payee, key: string): Promise<Payout> {
      const options = { body: payee, headers: { 'idempotency-key': key } };
      return (await exchange<{ payout: Payout }>('POST', `${path}/payouts`, options)).body.payout;
    },
    async cancelPayout(id: string): Promise<Payout> {
      return (await exchange<{ payout: Payout }>('POST', `${path}/payouts/${id}/cancel`)).body.payout;
    },
    /** Returns the URL of a CSV file with the earnings that `search` selects. */
    earningsFile: (search: URLSearchParams) => `${path}/earnings.csv?${search}`,
    /** Returns the URL of a CSV file with the transfers that `search` selects. */
    transfersFile: (search: URLSearchParams) => `${path}/transfers.csv?${search}`,
  };
}

export type MoneyApi = ReturnType<typeof createMoneyApi>;
