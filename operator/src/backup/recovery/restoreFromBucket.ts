import pMap from 'p-map';
import { BackupError } from '../BackupError.ts';
import { sha256Of } from '../bucket/BackupIndex.ts';
import { contentHashOf, picturesAtOnce } from '../bucket/storedPictures.ts';
import type { Installation } from '../Installation.ts';
import type { Manifest } from '../Manifest.ts';
import { restoreVerified } from '../restore.ts';
import { fetchPicture } from './fetchPicture.ts';
import { type BackupSource, withBackup } from './openBackup.ts';

export type RestoreOptions = {
  /** Restores without the pictures that are missing or damaged. */
  allowsMissingPictures: boolean;
  report: (line: string) => void;
};

const maxNamedPictures = 5;
const picturesPerReport = 1_000;

/**
 * Restores a backup from its bucket into an empty installation. The key, the archive, the target, and the presence of all
 * pictures are checked before anything is written. Then the pictures are copied, and last the database changes in one
 * transaction. A restore that runs again keeps the pictures that it finds.
 * @throws BackupError
 */
export async function restoreFromBucket(
  installation: Installation,
  source: BackupSource,
  { allowsMissingPictures, report }: RestoreOptions,
): Promise<Manifest> {
  return withBackup(source, async ({ reader, missing, name }) => {
    const { manifest } = reader;
    if (missing.length > 0 && !allowsMissingPictures) throw new BackupError(missingText(name, missing));
    const absent = new Set(missing);
    const present = new Set<string>();
    for await (const { publicId } of installation.originals.list()) present.add(publicId);
    const place = async (picture: Manifest['pictures'][number]) => {
      try {
        if (present.has(picture.publicId) && (await isPlaced(installation, picture))) return;
        const content = await fetchPicture(source.bucket, source.decryption, picture.name);
        await installation.originals.write(picture.publicId, picture.format, content);
      } catch (error) {
        if (!allowsMissingPictures || !(error instanceof BackupError)) throw error;
        report(`Left out ${picture.publicId}. ${error.message}`);
      }
    };
    await restoreVerified(installation, reader, async () => {
      for (const { publicId } of missing) report(`Left out ${publicId}, which the bucket lacks.`);
      let done = 0;
      await pMap(
        manifest.pictures.filter((picture) => !absent.has(picture)),
        async (picture) => {
          await place(picture);
          done += 1;
          if (done % picturesPerReport === 0) report(`Pictures: ${done} of ${manifest.pictures.length}.`);
        },
        { concurrency: picturesAtOnce },
      );
    });
    return manifest;
  });
}

/** Checks whether an earlier restore has copied a picture. */
async function isPlaced(
  { originals }: Installation,
  { publicId, format, name }: Manifest['pictures'][number],
): Promise<boolean> {
  const original = await originals.read(publicId);
  return original?.format === format && sha256Of(original.bytes) === contentHashOf(name);
}

function missingText(name: string, missing: Manifest['pictures']): string {
  const some = missing.slice(0, maxNamedPictures).map(({ publicId }) => publicId);
  const more = missing.length > some.length ? ' and others' : '';
  return `The bucket lacks ${missing.length} pictures of the backup ${name}: ${some.join(', ')}${more}. Nothing was restored. Restore these objects, use another backup, or add --allow-missing-pictures.`;
}
