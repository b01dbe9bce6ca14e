import type { OverrideService } from '@marquee/releases/overrides/OverrideService.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import type { Override } from '@marquee/releases/registry/registryState.ts';
import { z } from 'zod';
import type { OverrideRoute } from '../workerMessages.ts';
import type { OverrideTickets } from './OverrideTickets.ts';
import type { OverrideNow } from './reloadScript.ts';

/** An override, and how far the responding node is with it. */
export const overrideStatusSchema = z.object({
  id: z.string(),
  part: partNameSchema,
  version: z.string(),
  developer: z.string(),
  by: z.string(),
  since: z.string(),
  until: z.string(),
  state: z.enum(['starting', 'serving', 'failed']),
  /** Reason for which the override does not start. Null unless it failed. */
  problem: z.string().nullable(),
});
export type OverrideStatus = z.infer<typeof overrideStatusSchema>;

export type NodeOverridesParts = {
  open: () => Promise<OverrideService>;
  tickets: OverrideTickets;
  /** The overrides that run on this node. */
  routes: () => readonly OverrideRoute[];
};

/** The overrides of the registry, with their state on this node. */
export class NodeOverrides {
  readonly tickets: OverrideTickets;
  readonly #parts: NodeOverridesParts;

  constructor(parts: NodeOverridesParts) {
    this.tickets = parts.tickets;
    this.#parts = parts;
  }

  service(): Promise<OverrideService> {
    return this.#parts.open();
  }

  /** Lists the overrides that have not ended. */
  async running(): Promise<OverrideStatus[]> {
    const overrides = await (await this.service()).running();
    return overrides.map((override) => this.statusOf(override));
  }

  /**
   * Finds an override by id.
   * @returns null if the override is unknown or has ended
   */
  async find(id: string): Promise<OverrideStatus | null> {
    return (await this.running()).find((override) => override.id === id) ?? null;
  }

  /** The version that the browser with that `Cookie` header is served now. */
  servedTo(cookies: string | undefined): OverrideNow {
    const id = this.tickets.readCookie(cookies);
    const route = this.#parts.routes().find((one) => one.id === id);
    return { version: route?.socket ? route.version : null, hasFailed: Boolean(route?.problem) };
  }

  statusOf(override: Override): OverrideStatus {
    const route = this.#parts.routes().find(({ id, since }) => id === override.id && since === override.since);
    const state = route?.problem ? 'failed' : route?.socket ? 'serving' : 'starting';
    return { ...override, state, problem: route?.problem ?? null };
  }
}
