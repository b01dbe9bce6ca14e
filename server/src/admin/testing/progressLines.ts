/** Parses a response that reports the progress of an action, with a JSON object on each line. */
export const progressLines = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
