import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';

/** One row of the audit. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** RFC 3339 UTC. */
  at: z.string(),
  /** Null for the clock; without a name when the account is deleted. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  site: siteKeySchema.nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** Query of GET /api/vocal/audit and of its CSV. */
export const auditQuerySchema = z.object({
  site: siteKeySchema.optional(),
  subject: z.string().max(40).optional(),
  subjectId: z.string().max(40).optional(),
  actor: z.string().max(20).optional(),
  action: z.string().max(40).optional(),
  /** Days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Only rows before this one: the id that ends the page before. */
  before: z.string().max(20).optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Response of GET /api/vocal/audit: the newest first. `next` is the `before` of the next page. */
export const auditListSchema = z.object({
  success: z.literal(true),
  entries: z.array(auditEntrySchema),
  next: z.string().nullable(),
});
export type AuditList = z.infer<typeof auditListSchema>;
