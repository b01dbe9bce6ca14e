/**
 * What keeper and primaries say to each other. The keeper is the oldest code of all: it is started once, and passes on what two primaries
 * say without reading it.
 */
export type ToKeeper =
  /** Comes with the socket on which this primary has begun to listen: the keeper holds it from now on. */
  | { kind: 'port' }
  /** Asks for the socket that the keeper holds. */
  | { kind: 'portWanted' }
  /** It serves readers. */
  | { kind: 'serving' }
  /** For the primary before this one, or the one after it. Nobody gets it when that one is gone. */
  | { kind: 'pass'; to: Neighbour; message: unknown };

export type FromKeeper =
  /** Comes with the socket that the keeper holds; without one when it holds none. */
  { kind: 'port' } | { kind: 'passed'; from: Neighbour; message: unknown };

export type Neighbour = 'predecessor' | 'successor';

/** Variable of a primary's environment: `on` when another one serves until it does. */
export const successorVariable = 'MARQUEE_SUCCESSOR';
