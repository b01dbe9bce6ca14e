import type { PayoutOrder, PayoutProvider, ProviderStatus } from '../PayoutProvider.ts';

/** In-memory provider whose payments end with the outcome that a test sets. */
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
