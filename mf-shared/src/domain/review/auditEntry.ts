import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';

/** Row of the audit log. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** RFC 3339 UTC. */
  at: z.string(),
  /** Account that acted. Null for a scheduled action. The name is empty if the account was deleted. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** Present name of an account that was changed. Absent for other subjects, and for deleted accounts. */
  subjectName: z.string().optional(),
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
  /** Pagination cursor: the last id of the previous page. */
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
