import { parseArgs } from 'node:util';
import { partNameSchema, partNames } from '@marquee/releases/partNames.ts';
import type { RemoteShell } from '@marquee/server/commands/callApi.ts';
import type { PartName } from '@marquee/shared/domain';

/** The two programs that run from the checkout. */
const devPrograms = ['api', 'server'] as const;
export type DevProgram = (typeof devPrograms)[number];

export type DevCommand =
  | {
      part: PartName;
      /** The running network that gets the part. Null for a new network on this machine. */
      on: RemoteShell | null;
    }
  | { part: 'catalogue' | DevProgram; on: null };

export const usage = `npm run dev -- <part>                                   start a network with hot updates of this part
npm run dev -- <part> --on https://host --token …       try it in one browser on a running network (or RELEASE_TOKEN)
npm run dev -- api, npm run dev -- server               start the network, restart this program on changes
npm run dev -- catalogue                                show the examples of all components in every theme

<part> is ${partNames.join(', ')}.`;

/** @throws Error with a sentence for an invalid command */
export function readDevCommand(args: string[], environment: NodeJS.ProcessEnv): DevCommand {
  const options = { on: { type: 'string' }, token: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [word] = positionals;
  if (word === 'catalogue' && args.length === 1) return { part: 'catalogue', on: null };
  const program = devPrograms.find((name) => name === word);
  if (program && args.length === 1) return { part: program, on: null };
  const part = partNameSchema.safeParse(word);
  if (!part.success || positionals.length > 1)
    throw new Error('Say which part to work on. The command has no other arguments.');
  if (values.on === undefined) return { part: part.data, on: null };
  const token = values.token ?? environment.RELEASE_TOKEN;
  if (!/^https?:\/\/[^/]+\/?$/.test(values.on))
    throw new Error(`--on needs an origin such as https://host, not ${values.on}.`);
  if (!token) throw new Error('--on needs a token. Pass --token or set RELEASE_TOKEN.');
  return { part: part.data, on: { origin: values.on.replace(/\/$/, ''), token } };
}
