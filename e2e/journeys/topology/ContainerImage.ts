import { execFile } from 'node:child_process';
import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { Program } from '@marquee/tools/network/production/Program.ts';
import type { Machine } from './MachineNetwork.ts';

const run = promisify(execFile);
const dockerfile = path.join(repositoryRoot, 'tools/image/Dockerfile');
/** Id of the user `nonroot` of the base image. */
const imageUser = 65_532;

type Container = {
  name: string;
  command: readonly string[];
  environment: Record<string, string>;
  /** The machine that runs it. */
  machine: Machine;
};

/**
 * The container image on a machine without a container runtime: its files, the libraries of its base image, and its
 * user, entry point and environment from the Dockerfile.
 */
export class ContainerImage {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files of the image, as `/app` of a container. */
  get files(): string {
    return path.join(this.#folder, 'root/app');
  }

  /**
   * Makes the root of the containers.
   * @param files written by `npm run image`
   * @param hosts lines of `/etc/hosts`, which container runtimes write for the names of other containers
   */
  static async create(folder: string, files: string, hosts: string): Promise<ContainerImage> {
    const image = new ContainerImage(folder);
    const root = path.join(folder, 'root');
    for (const name of ['data', 'tmp', 'dev', 'proc', 'etc']) await mkdir(path.join(root, name), { recursive: true });
    await run('mv', [files, image.files]);
    const { stdout } = await run('ldd', [path.join(image.files, 'node_modules/node/bin/node')]);
    const [library = ''] = /\/\S+\/libc\.so\.6/.exec(stdout) ?? [];
    const others = ['librt.so.1', 'libresolv.so.2'].map((name) => path.join(path.dirname(library), name));
    for (const file of [...(stdout.match(/\/\S+/g) ?? []), ...others])
      await cp(file, path.join(root, file), { dereference: true });
    await writeFile(path.join(root, 'etc/passwd'), `nonroot:x:${imageUser}:${imageUser}:nonroot:/:/sbin/nologin\n`);
    await writeFile(path.join(root, 'etc/hosts'), `127.0.0.1 localhost\n${hosts}\n`);
    await run('chmod', ['-R', 'a+rX', root]);
    return image;
  }

  /** Starts a container with an empty `/data`. */
  async start({ name, command, environment, machine }: Container): Promise<Program> {
    const data = path.join(this.#folder, name);
    await mkdir(data, { mode: 0o700 });
    await chown(data, imageUser, imageUser);
    const text = await readFile(dockerfile, 'utf8');
    const enter = path.join(import.meta.dirname, 'enterImage.py');
    const words = ['python3', enter, path.join(this.#folder, 'root'), data, ...entryPointOf(text), ...command];
    return new Program({
      name: `The container ${name}`,
      command: [...machine.enter, 'unshare', '--mount', '--', ...words],
      ...{ folder: this.#folder, environment: { PATH: '/usr/bin:/bin', ...environmentOf(text), ...environment } },
      logFile: path.join(this.#folder, `${name}.log`),
    });
  }

  /** Runs a container until it ends. @returns its output @throws Error with the output unless it ends with 0 */
  async run(container: Container): Promise<string> {
    const program = await this.start(container);
    await program.ended();
    const output = await readFile(program.settings.logFile, 'utf8');
    if (program.child.exitCode !== 0)
      throw new Error(`The container ${container.name} ended with ${program.child.exitCode}:\n${output}`);
    return output;
  }
}

/** The entry point of the image `marquee`. */
function entryPointOf(text: string): string[] {
  const [, words = ''] = /AS marquee\n[\s\S]*?^ENTRYPOINT (\[.*\])$/m.exec(text) ?? [];
  return JSON.parse(words) as string[];
}

/** The environment of the image `marquee`. */
function environmentOf(text: string): Record<string, string> {
  const [, settings = ''] = /AS marquee\n[\s\S]*?^ENV (.*)$/m.exec(text) ?? [];
  return Object.fromEntries(
    settings.split(' ').map((setting) => {
      const place = setting.indexOf('=');
      return [setting.slice(0, place), setting.slice(place + 1)];
    }),
  );
}
