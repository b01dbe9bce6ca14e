import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages for the topology, each with a file that exists if the package is installed. */
const packages = [
  { name: 'nginx', file: '/usr/sbin/nginx' },
  { name: 'postgresql-15', file: '/usr/lib/postgresql/15/bin/postgres' },
  { name: 'postgresql-contrib', file: '/usr/share/postgresql/15/extension/pg_trgm.control' },
  { name: 'locales', file: '/usr/share/i18n/locales/en_US' },
  { name: 'python3-swift', file: '/usr/lib/python3/dist-packages/swift/__init__.py' },
  { name: 'openssl', file: '/usr/bin/openssl' },
  { name: 'prometheus', file: '/usr/bin/prometheus' },
  { name: 'iproute2', file: '/bin/ip' },
  { name: 'docker-compose', file: '/usr/bin/docker-compose' },
  { name: 'varnish', file: '/usr/sbin/varnishd' },
  { name: 'varnish-modules', file: '/usr/share/doc/varnish-modules/copyright' },
] as const;

const missing = () => packages.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

/**
 * Installs missing packages of the list from Debian. The journeys start the programs themselves, so no service of Debian
 * is started.
 * @throws Error with the missing packages, or if the journeys cannot run programs as other users
 */
export function ensureDebianPackages(): void {
  if (process.getuid?.() !== 0)
    throw new Error(
      'The journeys start nodes as another user, so they need root. Run them in a container of Debian 12.',
    );
  const names = missing();
  if (names.length === 0) return;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error(`The journeys need Debian 12 with ${names.join(', ')}. Run them in a container of Debian 12.`);
  console.log(`● Installing ${names.join(', ')} from Debian …`);
  // With run level 1, the packages' install scripts start no services.
  const options = {
    stdio: 'inherit',
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  const stillMissing = missing();
  if (stillMissing.length > 0)
    throw new Error(
      `apt-get installed ${stillMissing.join(', ')} without the files that the journeys run. Use Debian 12.`,
    );
}
