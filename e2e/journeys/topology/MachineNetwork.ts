import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A machine of its own for programs, with nothing but an address. */
export type Machine = {
  address: string;
  /** Words before a command that runs on the machine. */
  enter: readonly string[];
};

const run = promisify(execFile);
const bridge = 'marquee';
const ip = (...words: string[]) => run('ip', words);

/** Machines in network namespaces, which reach each other and this machine by a bridge and nothing else. */
export class MachineNetwork {
  /** Address of this machine in the network. */
  static readonly host = '10.77.0.1';
  readonly #names: string[] = [];

  /** Makes the bridge, after removing what a killed run has left. */
  static async create(): Promise<MachineNetwork> {
    await removeNamespaces(await ownNamespaces());
    await ip('link', 'del', bridge).catch(() => undefined);
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${MachineNetwork.host}/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    return new MachineNetwork();
  }

  /** @param number the last number of its address */
  async add(number: number): Promise<Machine> {
    const name = `${bridge}-${number}`;
    const address = `10.77.0.${number}`;
    await ip('netns', 'add', name);
    this.#names.push(name);
    await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', name, 'master', bridge, 'up');
    await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) await ip('-n', name, 'link', 'set', device, 'up');
    return { address, enter: ['ip', 'netns', 'exec', name] };
  }

  async remove(): Promise<void> {
    await removeNamespaces(this.#names);
    await ip('link', 'del', bridge);
  }
}

async function ownNamespaces(): Promise<string[]> {
  const { stdout } = await ip('netns', 'list');
  return stdout
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith(`${bridge}-`));
}

async function removeNamespaces(names: readonly string[]): Promise<void> {
  for (const name of names) await ip('netns', 'del', name);
}
