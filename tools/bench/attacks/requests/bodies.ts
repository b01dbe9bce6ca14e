import type { Socket } from 'node:net';
import { type Attack, counted, isProblem, shown } from '../Attack.ts';

const triesOfEach = 10;
const pieceBytes = 65_536;
const sizes = [
  { bytes: 31 * pieceBytes, isChunked: false },
  { bytes: 31 * pieceBytes, isChunked: true },
  { bytes: 306 * pieceBytes, isChunked: false },
  { bytes: 306 * pieceBytes, isChunked: true },
];

/** Writes blanks as fast as the other side takes them. */
function writeBlanks(socket: Socket, bytes: number, isChunked: boolean): void {
  const blanks = Buffer.alloc(pieceBytes, ' ');
  const head = Buffer.from(`${blanks.length.toString(16)}\r\n`);
  const piece = isChunked ? Buffer.concat([head, blanks, Buffer.from('\r\n')]) : blanks;
  let left = bytes;
  const write = () => {
    while (left > 0 && !socket.destroyed) {
      left -= blanks.length;
      if (socket.write(piece)) continue;
      socket.once('drain', write);
      return;
    }
    if (isChunked && !socket.destroyed) socket.write('0\r\n\r\n');
  };
  write();
}

/** F8: bodies beyond the limit, with their length and in chunks. */
export const sendLargeBodies: Attack = async (target) => {
  const responses: string[] = [];
  for (const { bytes, isChunked } of sizes) {
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
    const head = [
      'POST /api/vocal/auth/signin HTTP/1.1',
      `Host: ${target.hostOf('vocal')}`,
      'Connection: close',
      'Content-Type: application/json',
      length,
    ];
    for (let n = 0; n < triesOfEach; n += 1) {
      const writeMore = (socket: Socket) => writeBlanks(socket, bytes, isChunked);
      const response = await target.sendBytes(`${head.join('\r\n')}\r\n\r\n`, { writeMore });
      // A connection that is reset after its response has been read all the same.
      responses.push(response.status ? `${response.status}` : 'no answer');
    }
  }
  return [
    {
      finding: 'F8',
      attack: '40 bodies of 2 and 20 MB to the sign-in, with length and in chunks',
      expected: '413 ×40',
      response: counted(responses),
      isAsExpected: responses.every((response) => response === '413'),
    },
  ];
};

/** F8: requests that the server refuses before its own code sees them. */
export const sendMalformedRequests: Attack = async (target) => {
  const signIn = (type: string) =>
    target.ask('/api/vocal/auth/signin', {
      method: 'POST',
      site: 'vocal',
      headers: { 'content-type': type },
      body: '{}',
    });
  const responses = {
    '/api/posts/..': await target.ask('/api/posts/..'),
    '/api/posts/%ff': await target.ask('/api/posts/%ff'),
    'a content type of 500 characters': await signIn('a'.repeat(500)),
    'two content types': await signIn('application/json, text/html'),
    'a header of 20 kB': await target.ask('/api/currentUser', { headers: { 'x-a': 'a'.repeat(20_000) } }),
    'an address of 20 kB': await target.ask(`/api/posts/${'a'.repeat(20_000)}`),
    'bytes that are no HTTP': await target.sendBytes('HELLO\r\n\r\n'),
  };
  return Object.entries(responses).map(([attack, response]) => ({
    finding: 'F8',
    attack,
    expected: '4xx problem+json, nosniff',
    response: `${shown(response)}, ${response.headers['x-content-type-options'] ?? 'no nosniff'}`,
    isAsExpected: isProblem(response),
  }));
};
