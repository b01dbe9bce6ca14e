import type { PayoutOrder, PayoutProvider, ProviderStatus } from '../PayoutProvider.ts';

/** A provider in memory, whose payments end as it is told. */
export class FakeProvider implements PayoutProvider {
  readonly orders: PayoutOrder[] = [];
  outcome: ProviderStatus = { state: 'pending' };
  isDown = false;
  async create(order: PayoutOrder): Promise<string> {
    if (this.isDown) throw new Error('The bank is closed.');
    this.orders.push(order);
    return `bank-${order.id}`;
  }
  async status(): Promise<ProviderStatus> {
    return this.outcome;
  }
  async cancel(): Promise<boolean> {
    return false;
  }
}
