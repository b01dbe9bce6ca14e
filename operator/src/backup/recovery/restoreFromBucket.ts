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
    const place = async (picture: Manifest['pictures'][number]) => {
      try {
        await placePicture(installation, source, picture);
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

async function placePicture(
  { originals }: Installation,
  { bucket, decryption }: BackupSource,
  { publicId, format, name }: Manifest['pictures'][number],
): Promise<void> {
  const present = await originals.read(publicId);
  if (present?.format === format && sha256Of(present.bytes) === contentHashOf(name)) return;
  await originals.write(publicId, format, await fetchPicture(bucket, decryption, name));
}

function missingText(name: string, missing: Manifest['pictures']): string {
  const some = missing.slice(0, maxNamedPictures).map(({ publicId }) => publicId);
  const more = missing.length > some.length ? ' and others' : '';
  return `The bucket lacks ${missing.length} pictures of the backup ${name}: ${some.join(', ')}${more}. Nothing was restored. Restore these objects, use another backup, or add --allow-missing-pictures.`;
}
