import { sql } from 'drizzle-orm';
import { accountMailQueue } from '../../../kernel/db/jobs/jobQueues.ts';
import { readCreatorOrigin } from '../../../kernel/hosts/readCreatorOrigin.ts';
import { createSendMail } from '../../../kernel/mail/sendMail.ts';
import type { TestNetwork } from '../../../testing/testNetwork.ts';
import type { AccountMail } from '../mails/enqueueAccountMail.ts';
import { sendAccountMail } from '../mails/sendAccountMail.ts';

/** Sends the waiting mails of accounts, as a process with jobs does. */
export async function sendWaitingMails({ config, db }: TestNetwork, now: () => Date): Promise<void> {
  const { rows } = await db.execute<{ id: string; at: string; data: AccountMail }>(sql`
    with taken as (delete from jobs.job where name = ${accountMailQueue} and state = 'created' returning *)
    select id, to_json(created_on) #>> '{}' as at, data from taken order by created_on`);
  const services = {
    db,
    clock: now,
    send: createSendMail(config.mail),
    creatorOrigin: await readCreatorOrigin(db, config),
  };
  for (const { id, at, data } of rows) await sendAccountMail(services, { id, createdOn: new Date(at), data });
}
