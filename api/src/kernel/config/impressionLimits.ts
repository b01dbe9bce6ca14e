/**
 * Daily limits on counted impressions and on refused impressions that are stored as rows. A network is a /24 of IPv4 or
 * a /48 of IPv6.
 */
export type ImpressionLimits = {
  /** Maximum counted impressions of one post by one network. */
  ofNetworkAndPost: number;
  /** Maximum counted impressions of all posts by one network. */
  ofNetwork: number;
  /** Maximum counted impressions of all posts with one ticket. */
  ofTicket: number;
  /** Maximum refused impressions by one network that are stored as rows. Further impressions are only counted. */
  evidenceOfNetwork: number;
  /** Maximum refused impressions by all networks together that are stored as rows. */
  evidence: number;
};
