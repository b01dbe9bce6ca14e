import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestSchema } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { startWith } from '@marquee/releases/registry/decisions.ts';
import { missingParts } from '@marquee/releases/registry/missingParts.ts';
import { releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import type { ReportStep } from '@marquee/releases/service/progressStep.ts';
import type { ReleaseService } from '@marquee/releases/service/ReleaseService.ts';
import { UsageError } from './readCommand.ts';

type Services = { releases: ReleaseRepository; service: ReleaseService };

/**
 * Publishes built parts, and makes them live where nothing is live: all parts of a new network, and the parts that a
 * running network lacks. Live parts stay, because their teams release them. Repeating it changes nothing.
 * @param folder has a folder per part, as the build wrote it
 * @throws UsageError if a part is not there
 * @throws ReleaseError if a part that the network lacks fails the gate
 */
export async function startReleases(
  { releases, service }: Services,
  folder: string,
  actor: string,
  report: ReportStep,
): Promise<void> {
  const manifests = await Promise.all(partNames.map((part) => readManifest(path.join(folder, part))));
  for (const manifest of manifests) await releases.publish(path.join(folder, manifest.name), manifest, actor);
  const set = releaseSetSchema.parse(Object.fromEntries(manifests.map(({ name, version }) => [name, version])));
  const before = await service.state();
  const missing = missingParts(before);
  const state = await releases.registry.write(actor, (now) =>
    missingParts(now).includes('shell') ? startWith(set)(now) : null,
  );
  for (const part of missingParts(state)) await service.goLive(part, set[part], { actor, report });
  for (const part of partNames) {
    const live = state.parts[part].live ?? set[part];
    if (missing.includes(part)) report('live', `${part}@${live} is live`);
    else if (live === set[part]) report('unchanged', `${part}@${live} is live already`);
    else report('unchanged', `${part}@${live} stays live. For ${set[part]}: release ${part} live ${set[part]}`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageError(`No built part is at ${file}.`);
  return manifestSchema.parse(JSON.parse(text));
}
