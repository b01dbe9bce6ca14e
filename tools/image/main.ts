import process from 'node:process';

/** Entry point of the image: `api`, `server`, `release <words>` or `marquee <words>`. */
const programs = new Map([
  ['api', './api/src/main.ts'],
  ['server', './server/src/main.ts'],
  ['release', './server/src/release.ts'],
  ['marquee', './operator/src/main.ts'],
]);

// The program finds its own words where it would find them without this file.
const [name = ''] = process.argv.splice(2, 1);
const program = programs.get(name);
if (program) {
  await import(program);
} else {
  const known = [...programs.keys()].join(', ');
  console.error(
    `✖ ${name === '' ? 'The image needs a command' : `“${name}” is not a command of the image`}: ${known}.`,
  );
  process.exitCode = 2;
}
