import path from 'node:path';
import { writeImage } from '../image/writeImage.ts';

/** `npm run image -- <folder>` writes the files of the container image. The Dockerfile runs it. */
const [folder] = process.argv.slice(2);
if (folder) {
  await writeImage(path.resolve(folder), (sentence) => console.log(`● ${sentence}`));
} else {
  console.error('✖ Say in which folder to write the image: npm run image -- <folder>.');
  process.exitCode = 2;
}
