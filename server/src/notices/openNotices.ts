import path from 'node:path';
import { createMailTransport } from '@marquee/platform/mail/mailTransport.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import type { Logger } from 'pino';
import type { Hosts } from '../address/Hosts.ts';
import type { ServerConfig } from '../config.ts';
import { ReleaseNotices } from './ReleaseNotices.ts';
import { releaseMail } from './releaseMail.ts';
import { releaseWebhook } from './releaseWebhook.ts';

/** Notices about releases to one receiver. */
const maxPerHour = 60;

/** The receivers of notices in the settings: an address of the operator, and mailboxes. */
export function openNotices(config: ServerConfig, hosts: Hosts, registry: Registry, log: Logger): ReleaseNotices[] {
  const webhook =
    config.releaseWebhook && config.releaseWebhookSecret
      ? [releaseWebhook(config.releaseWebhook, config.releaseWebhookSecret)]
      : [];
  const mailSettings = {
    directory: path.join(config.dataDir, 'mail'),
    url: config.mailUrl,
    from: config.mailFrom ?? `Marquee <no-reply@${config.marqueeDomain}>`,
  };
  const statusPage = () => `${hosts.originOf('marquee')}/_marquee`;
  const mail = config.releaseMailTo
    ? [releaseMail(createMailTransport(mailSettings), config.releaseMailTo, statusPage)]
    : [];
  return [...webhook, ...mail].map(
    (deliver) => new ReleaseNotices({ deliver, maxPerHour, registry, log, now: Date.now }),
  );
}
