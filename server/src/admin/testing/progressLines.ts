/** The lines of a response that reports an act's progress, one JSON object a line. */
export const progressLines = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
