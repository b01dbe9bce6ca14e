import { spawn } from 'node:child_process';
import { documentedLine } from './documentedLine.ts';

export type Outcome = { code: number; output: string };

export type TerminalSettings = {
  /** Folder in which the command runs. */
  folder: string;
  environment: Record<string, string>;
};

export type DocumentedCommand = {
  /** Example values of the document, and the values that replace them here. */
  values?: Record<string, string>;
  /** Ends the command, as Ctrl-C does, once its output contains these words. */
  until?: string;
};

/** Maximum time of a command in milliseconds. */
const patienceMs = 300_000;

/** Terminal that runs commands as the documents write them. */
export class Terminal {
  readonly #settings: TerminalSettings;

  constructor(settings: TerminalSettings) {
    this.#settings = settings;
  }

  /**
   * Runs a line of a document, and records it for the check of documents (`tools/cli/checks/checkCommands.ts`).
   * @param line as written in a fenced block
   * @throws with the output when the command fails
   */
  async run(line: string, command: DocumentedCommand = {}): Promise<string> {
    const { code, output } = await this.try(line, command);
    if (code !== 0) throw new Error(`“${line}” ended with ${code}:\n${output}`);
    return output;
  }

  /** Runs a line of a document that may fail. */
  try(line: string, { values = {}, until }: DocumentedCommand = {}): Promise<Outcome> {
    return this.shell(documentedLine(line, values), until);
  }

  /** Runs a command that is in no fenced block. */
  shell(command: string, until?: string): Promise<Outcome> {
    const { folder, environment } = this.#settings;
    const child = spawn('setpriv', ['--pdeathsig=KILL', '--', 'sh', '-c', command], {
      ...{ cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
      // A process group of its own, which gets a Ctrl-C as a whole.
      detached: true,
    });
    const signal = (name: NodeJS.Signals) => child.pid && process.kill(-child.pid, name);
    let output = '';
    let isEnded = false;
    const hear = (bytes: Buffer) => {
      output += bytes.toString();
      if (until === undefined || isEnded || !output.includes(until)) return;
      isEnded = true;
      signal('SIGINT');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const timer = setTimeout(() => signal('SIGKILL'), patienceMs);
    return new Promise((resolve) => {
      child.once('close', (code) => {
        clearTimeout(timer);
        // Programs differ in the code with which they end at a Ctrl-C.
        resolve({ code: isEnded ? 0 : (code ?? 1), output });
      });
    });
  }
}
