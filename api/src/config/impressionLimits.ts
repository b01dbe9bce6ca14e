/** How many impressions of a day count, and how many refused ones are kept. A network is a /24 of IPv4 or a /48 of IPv6. */
export type ImpressionLimits = {
  /** Counted impressions of a network and a post. */
  ofNetworkAndPost: number;
  /** Counted impressions of a network, of all posts. */
  ofNetwork: number;
  /** Counted impressions with one ticket, of all posts. */
  ofTicket: number;
  /** Refused impressions of a network that are kept one by one; more are only counted. */
  evidenceOfNetwork: number;
  /** The same of all networks together. */
  evidence: number;
};
