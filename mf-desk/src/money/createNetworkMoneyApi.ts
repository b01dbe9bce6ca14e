import type {
  HintList,
  HoldDecision,
  HoldRequest,
  ModeratorHold,
  ModeratorHoldList,
  ModeratorHoldResponse,
  NetworkMoney,
  NetworkReadList,
  OperatorPayoutList,
  PayoutConfirmationResult,
  PayoutDecision,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

const path = '/api/vocal/networkMoney';
const payoutsPath = '/api/vocal/payouts';
const holdsPath = '/api/vocal/holds';

/** Creates the calls for the network's money. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createNetworkMoneyApi(exchange: Exchange) {
  const get =
    <Body>(address: string) =>
    async (search: URLSearchParams, options?: CallOptions): Promise<Body> =>
      (await exchange<Body>('GET', `${address}?${search}`, options)).body;
  return {
    /** Reads and cost by site, month and writer. @param search filters, as the api names them; so are the others */
    money: get<NetworkMoney>(path),
    hints: get<HintList>(`${path}/hints`),
    reads: get<NetworkReadList>(`${path}/reads`),
    payouts: get<OperatorPayoutList>(payoutsPath),
    decidePayout: async (id: string, decision: PayoutDecision): Promise<void> => {
      await exchange('POST', `${payoutsPath}/${encodeURIComponent(id)}/decision`, { body: decision });
    },
    holds: get<ModeratorHoldList>(holdsPath),
    placeHold: async (wish: HoldRequest): Promise<ModeratorHold> =>
      (await exchange<ModeratorHoldResponse>('POST', holdsPath, { body: wish })).body.hold,
    decideHold: async (id: string, decision: HoldDecision): Promise<void> => {
      await exchange('POST', `${holdsPath}/${encodeURIComponent(id)}/decision`, { body: decision });
    },
    /** Records payout results. @param csv columns `id,status,dollars,reference,reason`, a line for each payout */
    confirmPayouts: async (csv: string): Promise<PayoutConfirmationResult['lines']> =>
      (await exchange<PayoutConfirmationResult>('POST', '/api/vocal/payoutConfirmations', { body: { csv } })).body
        .lines,
  };
}

export type NetworkMoneyApi = ReturnType<typeof createNetworkMoneyApi>;
